/* Opens native modules: linked with what mypyc makes, as a module of its own in the same
 * library. mypyc would want a file beside the library for each module; here one call
 * runs any of them.
 *
 * Note [weak references]: mypyc's classes take none. `allow_weak` makes the objects of a
 * class larger by the list of those to them, which is empty as all that is allocated, and
 * has it emptied before an object goes. It is called before there is any object; a class
 * derived from it would have a field at the same place, so there must be none.
 *
 * Note [room]: Python ends a recursion that is too deep with an error; what mypyc makes
 * would end with the stack. So each of its functions asks at first whether there is room
 * (`idlift.native.room` writes that into the C), and raises a RecursionError if not. A
 * quarter of the stack is left to all that does not ask: Python, LLVM, the C library.
 *
 * Note [rescue]: After any crash the process begins again, as the call of a program that
 * it was, and Python runs our texts.
 */
#include <Python.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "room.h"

#define LIBRARY "idlift_native__mypyc"

struct weak_class {
    PyTypeObject *type;
    destructor dealloc;
};

/* The classes are few: a handful of comparisons. */
static struct weak_class weak_classes[64];
static size_t weak_count;

static destructor own_dealloc(PyTypeObject *type) {
    for (; type; type = type->tp_base)
        for (size_t at = 0; at < weak_count; at++)
            if (weak_classes[at].type == type) return weak_classes[at].dealloc;
    Py_FatalError("an object of no class for weak references");
}

static void weak_dealloc(PyObject *self) {
    destructor dealloc = own_dealloc(Py_TYPE(self));
    PyObject_GC_UnTrack(self);
    /* The original does the same, but only for objects that it is the first to see. */
    Py_TRASHCAN_BEGIN(self, weak_dealloc)
    PyObject_ClearWeakRefs(self);
    dealloc(self);
    Py_TRASHCAN_END
}

static PyObject *allow_weak(PyObject *module, PyObject *args) {
    PyTypeObject *type;
    if (!PyArg_ParseTuple(args, "O!", &PyType_Type, &type)) return NULL;
    if (type->tp_weaklistoffset || type->tp_itemsize || !PyType_IS_GC(type) ||
        weak_count == sizeof weak_classes / sizeof *weak_classes) {
        PyErr_Format(PyExc_TypeError, "%s is no class for weak references", type->tp_name);
        return NULL;
    }
    Py_INCREF(type);
    weak_classes[weak_count].type = type;
    weak_classes[weak_count++].dealloc = type->tp_dealloc;
    type->tp_weaklistoffset = type->tp_basicsize;
    type->tp_basicsize += sizeof(PyObject *);
    type->tp_dealloc = weak_dealloc;
    Py_RETURN_NONE;
}

/* See Note [room]. */
__thread uintptr_t idlift_lowest = UINTPTR_MAX;

/* More would take all memory where stacks have no limit. */
#define DEEPEST ((uintptr_t)1 << 26)

static uintptr_t lowest(uintptr_t here) {
    pthread_attr_t about;
    void *start = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &about) == 0) {
        if (pthread_attr_getstack(&about, &start, &size) != 0) size = 0;
        pthread_attr_destroy(&about);
    }
    /* Another stack than that of the thread, or one that nobody knows. */
    if (here < (uintptr_t)start || here - (uintptr_t)start >= size)
        return here - (1 << 18);
    uintptr_t least = (uintptr_t)start + size / 4;
    return size > DEEPEST && least < here - DEEPEST / 2 ? here - DEEPEST / 2 : least;
}

int idlift_is_full(void) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    if (idlift_lowest == UINTPTR_MAX) idlift_lowest = lowest(here);
    if (here >= idlift_lowest) return 0;
    PyErr_SetString(PyExc_RecursionError, "maximum recursion depth exceeded (native code)");
    return 1;
}

static PyObject *load(PyObject *module, PyObject *args) {
    PyObject *library, *capsule;
    const char *name;
    char full[256];
    if (!PyArg_ParseTuple(args, "Os", &library, &name)) return NULL;
    capsule = PyObject_GetAttrString(library, name);
    if (!capsule) return NULL;
    PyOS_snprintf(full, sizeof full, "%s.%s", LIBRARY, name);
    PyObject *(*init)(void) =
        (PyObject * (*)(void)) PyCapsule_GetPointer(capsule, full);
    Py_DECREF(capsule);
    return init ? init() : NULL;
}

/* Of the call that begins again: that of this process, not of one that it forked. */
static char **words, **environment;
static pid_t process;

static void begin_again(int signal_number) {
    sigset_t all;
    /* The handler is gone, so this crashes again, and for good. */
    if (getpid() != process) return;
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    execve(words[0], words, environment);
    _exit(128 + signal_number);
}

static char **copied(PyObject *list) {
    Py_ssize_t count = PyList_Size(list);
    char **made = calloc(count + 1, sizeof *made);
    for (Py_ssize_t at = 0; made && at < count; at++) {
        const char *text = PyBytes_AsString(PyList_GET_ITEM(list, at));
        if (!text || !(made[at] = strdup(text))) return NULL;
    }
    return made;
}

/* See Note [rescue]. The handler needs a stack of its own: the other one is full. */
static PyObject *rescue(PyObject *module, PyObject *args) {
    static const int crashes[] = {SIGSEGV, SIGBUS, SIGABRT, SIGILL};
    PyObject *given, *around;
    struct sigaction action = {0};
    stack_t stack = {0};
    if (!PyArg_ParseTuple(args, "O!O!", &PyList_Type, &given, &PyList_Type, &around))
        return NULL;
    process = getpid();
    words = copied(given);
    environment = copied(around);
    stack.ss_size = 1 << 16;
    stack.ss_sp = malloc(stack.ss_size);
    if (!words || !environment || !stack.ss_sp || sigaltstack(&stack, NULL) != 0) {
        if (!PyErr_Occurred()) PyErr_SetNone(PyExc_OSError);
        return NULL;
    }
    action.sa_handler = begin_again;
    action.sa_flags = SA_ONSTACK | SA_RESETHAND;
    for (size_t at = 0; at < sizeof crashes / sizeof *crashes; at++)
        sigaction(crashes[at], &action, NULL);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"load", load, METH_VARARGS, "Run a module of the library."},
    {"allow_weak", allow_weak, METH_VARARGS, "Let objects of a class be referred to weakly."},
    {"rescue", rescue, METH_VARARGS, "Have a crash begin this process again."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "idlift_native", NULL, -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_idlift_native(void) { return PyModule_Create(&definition); }
