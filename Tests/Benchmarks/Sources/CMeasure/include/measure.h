// What Swift cannot say or reach: the allocator's figures, and requests to valgrind.
#ifndef MEASURE_H
#define MEASURE_H

#include <stddef.h>

/// The bytes that the program has from the allocator and not given back, with their headers.
size_t measure_heap_used(void);

/// Whether the program runs under callgrind, and was built where its header is installed.
int measure_counts_instructions(void);

/// Counts instructions from here, from zero.
void measure_start_counting(void);

/// Writes the count since the start to callgrind's output under the name, and stops counting.
void measure_stop_counting(const char *name);

#endif
