/* Opens native modules: linked with what mypyc makes, as a module of its own in the same
 * library. mypyc would want a file beside the library for each module; here one call
 * runs any of them.
 *
 * Note [weak references]: mypyc's classes take none. Those that need them have a field
 * for a number that Python knows nothing of (`_native_weak`, 0 at first). `allow_weak`
 * says of a class that its list of weak references is there, and has that list emptied
 * before an object goes. WEAK_CLASSES is made by `idlift.native.build`:
 * WEAK(full name, struct) for each of them.
 */
#include <Python.h>
#include <stddef.h>
#include <string.h>

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

static PyMethodDef methods[] = {
    {"load", load, METH_VARARGS, "Run a module of the library."},
    {"allow_weak", allow_weak, METH_VARARGS, "Let objects of a class be referred to weakly."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "idlift_native", NULL, -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_idlift_native(void) { return PyModule_Create(&definition); }
