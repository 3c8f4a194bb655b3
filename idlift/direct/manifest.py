"""What a compilation depended on, and how to check that none of it has changed.

A manifest is a text: the key of the call in full, a line for each thing that was looked
at, and the answer. Fields are separated by NUL, lines by newlines; both are escaped in
no way, so a call whose words hold one of them is not remembered.

    f  path  stamp  digest      a file, or a folder by its listing
    a  path                     nothing is there
    =  name  value              a part of the answer

Note [stamps]: a file with the same size, times of change and inode is taken to be the
same, as git does it. Times of change cannot be set by programs (`touch` and `cp -p` set
others), but they have a granularity: what changed within the last seconds before it was
recorded gets the stamp "-", which equals none, and is compared by its content until it
has aged. Where stamps differ the content decides, so a fresh checkout of the same files
is still known.
"""

from __future__ import annotations

import os
import stat
from zlib import crc32

from idlift.direct.seal import seal, unseal

FORMAT = "idlift direct 2"

# Coarsest granularity of time on the file systems that we know of.
SETTLED_NS = 2_000_000_000

NEVER = "-"


class Manifest:
    """A remembered call; a plain class, because dataclasses take long to import."""

    __slots__ = ("absent", "answer", "files", "key")

    def __init__(
        self,
        key: str,
        files: list[tuple[str, str, str]],
        absent: list[str],
        answer: list[tuple[str, str]],
    ) -> None:
        self.key = key
        self.files = files
        self.absent = absent
        self.answer = answer

    def values(self, name: str) -> list[str]:
        """The parts of the answer with this name, in order."""
        return [value for known, value in self.answer if known == name]


def to_text(manifest: Manifest) -> str | None:
    """The text form, None if it cannot be written."""
    lines = [
        *(("f", *file) for file in manifest.files),
        *(("a", path) for path in manifest.absent),
        *(("=", *part) for part in manifest.answer),
    ]
    parts = [part for line in lines for part in line]
    if any("\0" in part or "\n" in part for part in parts):
        return None
    body = "\n".join("\0".join(line) for line in lines)
    # The length first: a key may hold anything.
    return f"{FORMAT}\n{len(manifest.key)}\n{manifest.key}{body}"


def from_text(text: str, key: str) -> Manifest | None:
    """The manifest of this key, None if the text is another's or damaged."""
    head = f"{FORMAT}\n{len(key)}\n{key}"
    if not text.startswith(head):
        return None
    found = Manifest(key, [], [], [])
    for line in text[len(head) :].split("\n"):
        match line.split("\0"):
            case ["f", path, stamp, digest]:
                found.files.append((path, stamp, digest))
            case ["a", path]:
                found.absent.append(path)
            case ["=", name, value]:
                found.answer.append((name, value))
            case _:
                return None
    return found


def place_of(folder: str, key: str) -> str:
    """Where the manifest of a key is; two keys may share a place, so it is in there."""
    data = key.encode(errors="surrogateescape")
    return f"{folder}/{crc32(data):08x}{crc32(data[::-1]):08x}"


def load(folder: str, key: str) -> Manifest | None:
    """The manifest of a key, if there is one."""
    try:
        with open(place_of(folder, key), "rb") as file:
            data = unseal(file.read())
    except OSError:
        return None
    if data is None:
        return None
    return from_text(data.decode(errors="surrogateescape"), key)


def store(folder: str, manifest: Manifest) -> None:
    """Keep a manifest; a folder that cannot be written is no error."""
    text = to_text(manifest)
    if text is not None:
        data = text.encode(errors="surrogateescape")
        write_whole(place_of(folder, manifest.key), seal(data))


def write_whole(path: str, data: bytes) -> bool:
    """Write a file so that nobody sees half of it; whether that worked."""
    fresh = f"{path}.{os.getpid()}"
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(fresh, "wb") as file:
            file.write(data)
        os.replace(fresh, path)
    except OSError:
        _remove(fresh)
        return False
    return True


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        return


def touch(path: str) -> None:
    """Note that a file was of use: few file systems do, and the cache keeps those."""
    try:
        os.utime(path)
    except OSError:
        return


def holds(manifest: Manifest, folder: str) -> bool:
    """Whether everything is as it was; new stamps of equal contents are kept."""
    renewed = False
    for number, (path, stamp, digest) in enumerate(manifest.files):
        try:
            status = os.stat(path)
        except OSError:
            return False
        if stamp_of(status) == stamp:
            continue
        if digest_of(path) != digest:
            return False
        fresh = settled_stamp(path)
        if fresh != stamp:
            manifest.files[number] = (path, fresh, digest)
            renewed = True
    if any(os.path.lexists(path) for path in manifest.absent):
        return False
    if renewed:
        store(folder, manifest)
    return True


def stamp_of(status: os.stat_result) -> str:
    """See Note [stamps]."""
    return (
        f"{status.st_size} {status.st_mtime_ns} {status.st_ctime_ns} "
        f"{status.st_ino} {status.st_dev}"
    )


def settled_stamp(path: str) -> str:
    """The stamp of a file that last changed long enough ago, else `NEVER`."""
    import time

    try:
        status = os.stat(path)
    except OSError:
        return NEVER
    changed = max(status.st_mtime_ns, status.st_ctime_ns)
    return stamp_of(status) if changed < time.time_ns() - SETTLED_NS else NEVER


def digest_of(path: str) -> str:
    """The content of a file, or the listing of a folder, as a number; "" if gone."""
    from hashlib import blake2b

    try:
        if stat.S_ISDIR(os.stat(path).st_mode):
            data = "\0".join(sorted(os.listdir(path))).encode(errors="surrogateescape")
        else:
            with open(path, "rb") as file:
                data = file.read()
    except OSError:
        return ""
    return blake2b(data, digest_size=16).hexdigest()
