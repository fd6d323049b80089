/* The files of tests/vectors: lines of fields between spaces; lines that begin with # are comments.
 */
#ifndef BROADSIDE_TESTS_VECTOR_FILE_H
#define BROADSIDE_TESTS_VECTOR_FILE_H

#include <stddef.h>
#include <stdint.h>

enum { VECTOR_FIELDS = 8, VECTOR_LINE = 4096 };

/* Called with each line, its end cut off, and its number. */
typedef void line_function(const char *file, int number, char *line);

/* Every line that is not a comment; reports a failed check where the file cannot be read or is
 * empty. */
void vector_lines(const char *file, line_function *use);

/* Split a line in place; returns the number of fields. */
size_t vector_split(char *line, char *fields[VECTOR_FIELDS]);

/* Bytes of a hexadecimal field; "-" is none. Returns their number. */
size_t vector_bytes(const char *field, uint8_t *bytes, size_t capacity);

#endif
