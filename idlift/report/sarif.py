"""The report as SARIF 2.1.0, for code scanning services and editors.

Rule ids are stable: `match/KIND`, `refused/KIND`, `near-miss/IDIOM`, and
`gave-up/IDIOM`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from idlift import __version__
from idlift.detection.rows import Row

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def sarif(units: Sequence[Row]) -> dict[str, Any]:
    """One run with all findings of all units."""
    results = [result for unit in units for result in _results(unit)]
    rules = sorted({result["ruleId"] for result in results})
    for result in results:
        result["ruleIndex"] = rules.index(result["ruleId"])
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "idlift",
                        "version": __version__,
                        "rules": [_rule(rule) for rule in rules],
                    }
                },
                "invocations": [_invocation(units)],
                "results": results,
                "columnKind": "unicodeCodePoints",
            }
        ],
    }


def _rule(rule: str) -> dict[str, Any]:
    kind, _, name = rule.partition("/")
    texts = {
        "match": f"This loop is a {name} and can be replaced.",
        "refused": f"This loop is a {name} but may not be replaced.",
        "near-miss": f"This loop is almost a {name}.",
        "gave-up": f"The search for {name} was given up.",
    }
    return {"id": rule, "shortDescription": {"text": texts[kind]}}


def _invocation(units: Sequence[Row]) -> dict[str, Any]:
    failed = [unit for unit in units if unit["status"] == "error"]
    notices = [
        {"level": "error", "message": {"text": unit["message"] or unit["source"]}}
        for unit in failed
    ]
    return {
        "executionSuccessful": not failed,
        "toolExecutionNotifications": notices,
    }


def _results(unit: Row) -> Iterator[dict[str, Any]]:
    for row in unit["matches"]:
        refused = row["verdict"] == "refused"
        told = [f"{row['kind']} in {row['function']}: {row['verdict']}", *row["why"]]
        told += [f"checked at run time: {guard}" for guard in row["guards"]]
        yield _result(
            f"{'refused' if refused else 'match'}/{row['kind']}",
            "warning" if refused else "note",
            ". ".join(told),
            row,
        )
    for row in unit["near_misses"]:
        place = row["at"] if row["at"]["line"] else row
        told = [
            f"almost {row['idiom']} ({row['holds']} of {row['of']} constraints hold)",
            f"fails: {row['blocked_by']}",
            row["remedy"],
        ]
        rule = f"near-miss/{row['idiom']}"
        yield _result(rule, "note", ". ".join(filter(None, told)), place)
    for row in unit["gave_up"]:
        told = [f"gave up after {row['steps']} steps in {row['function']}"]
        where = {"file": unit["source"], "line": 1}
        yield _result(f"gave-up/{row['idiom']}", "warning", told[0], where)


def _result(rule: str, level: str, message: str, place: Row) -> dict[str, Any]:
    region: dict[str, Any] = {"startLine": max(1, place["line"])}
    if place.get("column"):
        region["startColumn"] = place["column"]
    if place.get("end_line", 0) > place["line"]:
        region["endLine"] = place["end_line"]
    return {
        "ruleId": rule,
        "level": level,
        "message": {"text": message},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": _uri(place["file"])},
                    "region": region,
                }
            }
        ],
    }


def _uri(file: str) -> str:
    from urllib.parse import quote

    path = Path(file)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())
