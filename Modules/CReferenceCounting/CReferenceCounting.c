// Everything is in the header, for the compiler to inline; a target needs a source file.
#include "CReferenceCounting.h"
