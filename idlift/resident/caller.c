/* idlift-cc as a program: asks the compiler that has stayed, and becomes Python if there
 * is none that would serve it.
 *
 * Python takes longer to start than a fork of that compiler takes to be at work. What is
 * said is in protocol.py; that the circumstances of both sides are the same is found out
 * by the other side, which can look at this process as well as it could itself.
 *
 * Compiled by native_caller.py, which defines PYTHON, PROGRAM (what that has to run),
 * IS_CXX and ADDRESS.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

extern char **environ;

enum { INPUT, OUTPUT, ERRORS, FOLDER, FILES };

/* One that is stopped, or swapped out, is not waited for. */
#define PATIENCE 2
#define READY 'r'
#define TAKEN 't'

/* Files of this process that the other one does not have. */
static const char *const our_own[] = {"/dev/fd/", "/dev/std", "/dev/tty", "/proc/self/",
                                      "/proc/thread-self/"};

/* Whether somebody may stay at all; what is no number Python complains about. */
static int may_be_asked(void)
{
    const char *given = getenv("IDLIFT_STAY");
    char *end;

    if (!given || !*given)
        return 1;
    double seconds = strtod(given, &end);
    return *end == 0 && seconds > 0;
}

static int is_ours_alone(const char *word)
{
    for (size_t i = 0; i < sizeof our_own / sizeof *our_own; i++)
        if (strstr(word, our_own[i]))
            return 1;
    return 0;
}

static int connected(void)
{
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    struct timeval patience = {PATIENCE, 0};
    struct ucred other;
    socklen_t size = sizeof other;
    int at = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);

    if (at < 0)
        return -1;
    /* A name, not a file: it begins with 0. */
    int length = snprintf(name.sun_path + 1, sizeof name.sun_path - 1,
                          "idlift-cc-%u-" ADDRESS, (unsigned)geteuid());
    setsockopt(at, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(at, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    socklen_t whole = (socklen_t)(sizeof(sa_family_t) + 1 + (size_t)length);
    if (connect(at, (struct sockaddr *)&name, whole) ||
        getsockopt(at, SOL_SOCKET, SO_PEERCRED, &other, &size) ||
        other.uid != geteuid()) {
        close(at);
        return -1;
    }
    return at;
}

static int heard(int from)
{
    unsigned char byte;
    ssize_t got;

    do
        got = read(from, &byte, 1);
    while (got < 0 && errno == EINTR);
    return got == 1 ? byte : -1;
}

/* Words and environment, each string with its 0, after how many there are of each. */
static char *call(char **words, size_t *size)
{
    char *const *lists[] = {words, environ};
    uint32_t numbers[5] = {0};

    for (int list = 0; list < 2; list++)
        for (char *const *next = lists[list]; *next; next++) {
            numbers[1 + list]++;
            numbers[0] += (uint32_t)strlen(*next) + 1;
        }
    mode_t mask = umask(077);
    umask(mask);
    numbers[3] = mask;
    numbers[4] = IS_CXX;
    *size = sizeof numbers + numbers[0];
    char *text = malloc(*size), *at = text;
    if (!text)
        return NULL;
    for (int i = 0; i < 5; i++)
        numbers[i] = htonl(numbers[i]);
    at = mempcpy(at, numbers, sizeof numbers);
    for (int list = 0; list < 2; list++)
        for (char *const *next = lists[list]; *next; next++)
            at = mempcpy(at, *next, strlen(*next) + 1);
    return text;
}

static int is_sent(int to, const char *text, size_t size, const int *files)
{
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(FILES * sizeof(int))];
    } extra = {0};
    struct iovec data = {(char *)text, size};
    struct msghdr message = {.msg_iov = &data,
                             .msg_iovlen = 1,
                             .msg_control = &extra,
                             .msg_controllen = sizeof extra};
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);

    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(FILES * sizeof(int));
    memcpy(CMSG_DATA(head), files, FILES * sizeof(int));
    ssize_t sent = sendmsg(to, &message, MSG_NOSIGNAL);
    while (sent > 0 && (size_t)sent < size) {
        text += sent;
        size -= (size_t)sent;
        sent = send(to, text, size, MSG_NOSIGNAL);
    }
    return sent > 0;
}

/* The exit code of a call that somebody else has answered, -1 if nobody has. */
static int asked(char **words)
{
    struct timeval forever = {0, 0};
    size_t size;

    for (char **next = words; *next; next++)
        if (is_ours_alone(*next))
            return -1;
    int at = may_be_asked() ? connected() : -1;
    if (at < 0)
        return -1;
    int code = -1;
    int files[FILES] = {0, 1, 2, open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    char *text = call(words, &size);
    if (files[FOLDER] >= 0 && text && heard(at) == READY &&
        is_sent(at, text, size, files) && heard(at) == TAKEN) {
        setsockopt(at, SOL_SOCKET, SO_RCVTIMEO, &forever, sizeof forever);
        code = heard(at);
    }
    close(at);
    close(files[FOLDER]);
    free(text);
    return code;
}

int main(int count, char **words)
{
    char *before[] = {PYTHON, "-P", "-c", PROGRAM};
    enum { BEFORE = sizeof before / sizeof *before };

    if (count < 1)
        return 1;
    int code = asked(words + 1);
    if (code >= 0)
        return code;
    char **all = calloc((size_t)count + BEFORE, sizeof *all);
    if (!all)
        return 1;
    memcpy(all, before, sizeof before);
    memcpy(all + BEFORE, words + 1, (size_t)(count - 1) * sizeof *all);
    execv(PYTHON, all);
    fprintf(stderr, "idlift-cc: error: cannot run %s: %s; install idlift again\n", PYTHON,
            strerror(errno));
    return 1;
}
