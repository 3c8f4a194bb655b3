/* Opens native modules: linked with what mypyc makes, as a module of its own in the same
 * library. mypyc would want a file beside the library for each module; here one call
 * runs any of them.
 *
 * Note [weak references]: mypyc's classes take none. Those that need them have a field
 * for a number that Python knows nothing of (`_native_weak`, 0 at first). `allow_weak`
 * says of a class that its list of weak references is there, and has that list emptied
 * before an object goes. WEAK_CLASSES is made by `idlift.native.build`:
 * WEAK(full name, struct) for each of them.
 *
 * Note [rescue]: Python ends a recursion that is too deep with an error, native code with
 * the stack. Then the process begins again, as the call of a program that it was, and
 * Python runs our texts; so it does after any other crash.
 */
#include <Python.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "__native_idlift_native.h"

#define LIBRARY "idlift_native__mypyc"

struct weak_class {
    const char *name;
    Py_ssize_t offset;
    PyTypeObject *type;
    destructor dealloc;
};

#define WEAK(name, type) {name, offsetof(type, __native_weak), NULL, NULL},
static struct weak_class weak_classes[] = {
#include "weak_classes.h"
    {NULL, 0, NULL, NULL},
};
#undef WEAK

/* The classes are few: a handful of comparisons. */
static void weak_dealloc(PyObject *self) {
    struct weak_class *found = weak_classes;
    while (found->type != Py_TYPE(self)) found++;
    PyObject_GC_UnTrack(self);
    /* The original does the same, but only for objects that it is the first to see. */
    Py_TRASHCAN_BEGIN(self, weak_dealloc)
    if (*(PyObject **)((char *)self + found->offset)) PyObject_ClearWeakRefs(self);
    found->dealloc(self);
    Py_TRASHCAN_END
}

static PyObject *allow_weak(PyObject *module, PyObject *args) {
    struct weak_class *found = weak_classes;
    PyTypeObject *type;
    const char *name;
    if (!PyArg_ParseTuple(args, "O!s", &PyType_Type, &type, &name)) return NULL;
    while (found->name && strcmp(found->name, name) != 0) found++;
    if (!found->name || found->type || type->tp_weaklistoffset) {
        PyErr_Format(PyExc_TypeError, "%s is no class for weak references", name);
        return NULL;
    }
    found->type = type;
    found->dealloc = type->tp_dealloc;
    type->tp_weaklistoffset = found->offset;
    type->tp_dealloc = weak_dealloc;
    Py_RETURN_NONE;
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
        if (!text) return NULL;
        made[at] = strdup(text);
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
