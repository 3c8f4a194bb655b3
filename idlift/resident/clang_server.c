/* A clang that stays: one process is started, and each call is a fork of it.
 *
 * Loaded into clang by LD_PRELOAD. When all libraries are relocated and all constructors
 * have run, which is most of what a small compilation takes, main is put off: this
 * process waits for requests, and each child runs the real main with its own words.
 *
 * Requests come over the socket $IDLIFT_CLANG_SERVER, one message each: five files
 * (input, output, errors, folder, connection). The number of the child is said over that
 * connection; the child then reads from there what else it needs, see `struct call`.
 * When it has ended, its wait status is said. An asker that will say no more (its end is
 * shut for writing) wants it to be killed; one that is gone ends it as well. See
 * clang_client.py for the other side.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define SOCKET "IDLIFT_CLANG_SERVER"
#define NAME "idlift-cc-clang"
/* Of one user, at the same time; more start a clang of their own. */
#define MOST 128
/* Milliseconds that a clang whose asker is gone has for removing its files. */
#define GRACE 1000

enum { INPUT, OUTPUT, ERRORS, FOLDER, CONNECTION, FILES };

/* What follows are the words and the environment, each string with its 0. */
struct call {
    uint32_t bytes, words, variables, umask;
    int32_t group;
};

struct served {
    pid_t child;
    int end;        /* Readable when the child has ended. */
    int connection; /* -1: nobody waits for it any more. */
    int is_stopped;
};

typedef int (*main_function)(int, char **, char **);
typedef int (*start_function)(main_function, int, char **, void (*)(void),
                              void (*)(void), void (*)(void), void *);

static main_function real_main;
static struct served served[MOST];
static int how_many, control;
static pid_t server;
static struct sigaction at_a_childs_end;

static int is_read(int file, void *place, size_t size)
{
    for (char *next = place; size > 0;) {
        ssize_t got = read(file, next, size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return 0;
        next += got;
        size -= (size_t)got;
    }
    return 1;
}

static char **strings(char **next, const char *end, uint32_t count)
{
    char **found = malloc((count + 1) * sizeof *found);
    if (!found)
        _exit(127);
    for (uint32_t i = 0; i < count; i++) {
        if (*next >= end)
            _exit(127);
        found[i] = *next;
        *next += strlen(*next) + 1;
    }
    found[count] = NULL;
    return found;
}

/* In the child: become what a process that was started by the asker would be. */
static int become(const int *files)
{
    struct call call;

    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != server)
        _exit(127);
    if (!is_read(files[CONNECTION], &call, sizeof call))
        _exit(127);
    char *next = malloc((size_t)call.bytes + 1);
    if (!next || !is_read(files[CONNECTION], next, call.bytes))
        _exit(127);
    char *end = next + call.bytes;
    *end = 0;
    char **words = strings(&next, end, call.words);
    char **variables = strings(&next, end, call.variables);
    /* Fails if the asker is gone, which will be noticed. */
    setpgid(0, call.group);
    if (fchdir(files[FOLDER]))
        _exit(127);
    for (int i = INPUT; i <= ERRORS; i++)
        if (dup2(files[i], i) < 0)
            _exit(127);
    if (syscall(SYS_close_range, 3, ~0U, 0))
        for (int file = 3; file < 6 + 2 * MOST; file++)
            close(file);
    umask(call.umask);
    sigaction(SIGCHLD, &at_a_childs_end, NULL);
    environ = variables;
    if (call.words > 0) {
        char *slash = strrchr(words[0], '/');
        program_invocation_name = words[0];
        program_invocation_short_name = slash ? slash + 1 : words[0];
        prctl(PR_SET_NAME, program_invocation_short_name);
    }
    return real_main((int)call.words, words, variables);
}

enum { OVER, NOTHING, CHILD };

/* One message: the files that came with it. */
static int received(int *files)
{
    char byte;
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(FILES * sizeof(int))];
    } extra;
    struct iovec data = {&byte, 1};
    struct msghdr message = {.msg_iov = &data,
                             .msg_iovlen = 1,
                             .msg_control = &extra,
                             .msg_controllen = sizeof extra};
    ssize_t got = recvmsg(control, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    if (got == 0 || (got < 0 && errno == ECONNRESET))
        return OVER;
    struct cmsghdr *found = got == 1 ? CMSG_FIRSTHDR(&message) : NULL;
    if (!found || found->cmsg_type != SCM_RIGHTS ||
        found->cmsg_len != CMSG_LEN(FILES * sizeof(int)))
        return NOTHING;
    memcpy(files, CMSG_DATA(found), FILES * sizeof(int));
    return CHILD;
}

/* CHILD in the child, with its files; OVER if nobody is left who could ask. */
static int serve(int *files)
{
    int what = received(files);
    if (what != CHILD)
        return what;
    pid_t child = how_many < MOST ? fork() : -1;
    if (child == 0)
        return CHILD;
    int end = child > 0 ? (int)syscall(SYS_pidfd_open, child, 0) : -1;
    if (child > 0 && end < 0) {
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
    }
    int32_t number = child;
    if (end >= 0) {
        served[how_many++] = (struct served){child, end, files[CONNECTION], 0};
        send(files[CONNECTION], &number, sizeof number, MSG_NOSIGNAL | MSG_DONTWAIT);
    }
    for (int i = 0; i < (end >= 0 ? CONNECTION : FILES); i++)
        close(files[i]);
    return NOTHING;
}

static void hang_up(struct served *one)
{
    if (one->connection >= 0)
        close(one->connection);
    one->connection = -1;
}

/* The asker has closed its end: for writing, or because it is gone. */
static void stop(struct served *one, int is_gone)
{
    one->is_stopped = 1;
    /* Nobody is left to be told, but clang removes its temporary files. */
    kill(one->child, is_gone ? SIGTERM : SIGKILL);
    if (is_gone)
        hang_up(one);
}

static void answer(struct served *one)
{
    int status;
    if (waitpid(one->child, &status, 0) != one->child)
        status = SIGKILL;
    int32_t said = status;
    if (one->connection >= 0)
        send(one->connection, &said, sizeof said, MSG_NOSIGNAL | MSG_DONTWAIT);
    hang_up(one);
    close(one->end);
    *one = served[--how_many];
}

/* Until nobody is left who could ask; 1 in a child, with its files. */
static int has_a_call(int *files)
{
    int is_over = 0, grace = -1;

    while (!is_over || how_many > 0) {
        struct pollfd watched[1 + 2 * MOST];
        int before = how_many;
        watched[0] = (struct pollfd){is_over ? -1 : control, POLLIN, 0};
        for (int i = 0; i < before; i++) {
            watched[1 + 2 * i] = (struct pollfd){served[i].end, POLLIN, 0};
            /* What is said there is for the child. */
            watched[2 + 2 * i] = (struct pollfd){
                served[i].connection, served[i].is_stopped ? 0 : POLLRDHUP, 0};
        }
        int ready = poll(watched, 1 + 2 * before, grace);
        if (ready < 0 && errno != EINTR)
            return 0;
        if (ready == 0)
            for (int i = 0; i < before; i++)
                if (served[i].connection < 0)
                    kill(served[i].child, SIGKILL);
        /* From the last one: `answer` puts that in the place of another. */
        for (int i = before - 1; ready > 0 && i >= 0; i--) {
            if (watched[2 + 2 * i].revents)
                stop(&served[i], watched[2 + 2 * i].revents & (POLLHUP | POLLERR));
            if (watched[1 + 2 * i].revents)
                answer(&served[i]);
        }
        if (ready > 0 && watched[0].revents) {
            int what = serve(files);
            if (what == CHILD)
                return 1;
            is_over = what == OVER;
        }
        grace = -1;
        for (int i = 0; i < how_many; i++)
            if (served[i].connection < 0)
                grace = GRACE;
    }
    return 0;
}

static int stay(int count, char **words, char **variables)
{
    const char *number = getenv(SOCKET);
    int files[FILES];
    struct sigaction usual = {.sa_handler = SIG_DFL};

    /* Whatever this process starts has nothing to do with us. */
    unsetenv("LD_PRELOAD");
    unsetenv("LD_BIND_NOW");
    unsetenv(SOCKET);
    if (!number)
        return real_main(count, words, variables);
    control = atoi(number);
    server = getpid();
    prctl(PR_SET_NAME, NAME);
    sigaction(SIGCHLD, &usual, &at_a_childs_end);
    if (send(control, "h", 1, MSG_NOSIGNAL) != 1)
        return 1;
    if (has_a_call(files))
        return become(files);
    /* Nothing was done here that would have to be taken apart. */
    _exit(0);
}

int __libc_start_main(main_function theirs, int count, char **words,
                      void (*begin)(void), void (*end)(void), void (*loader)(void),
                      void *stack)
{
    start_function start = (start_function)dlsym(RTLD_NEXT, "__libc_start_main");
    real_main = theirs;
    return start(stay, count, words, begin, end, loader, stack);
}
