#include "vector_file.h"

#include "check.h"

#include <stdio.h>
#include <string.h>

void vector_lines(const char *file, line_function *use) {
    char path[VECTOR_LINE], line[VECTOR_LINE];
    int number = 0, used = 0;
    snprintf(path, sizeof path, "%s/%s", VECTORS, file);
    FILE *stream = fopen(path, "r");
    if (!CHECK(stream != NULL, "%s can be read", path))
        return;
    while (fgets(line, sizeof line, stream) != NULL) {
        number++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        used++;
        use(file, number, line);
    }
    fclose(stream);
    CHECK(used > 0, "%s has vectors", path);
}

size_t vector_split(char *line, char *fields[VECTOR_FIELDS]) {
    size_t count = 0;
    for (char *field = strtok(line, " "); field != NULL && count < VECTOR_FIELDS;
         field = strtok(NULL, " "))
        fields[count++] = field;
    return count;
}

static int digit(char c) {
    return c >= 'a' ? c - 'a' + 10 : c - '0';
}

size_t vector_bytes(const char *field, uint8_t *bytes, size_t capacity) {
    size_t size = strcmp(field, "-") == 0 ? 0 : strlen(field) / 2;
    CHECK(size <= capacity && strspn(field, "0123456789abcdef-") == strlen(field),
          "%s is hexadecimal and not too long", field);
    for (size_t i = 0; i < size && i < capacity; i++)
        bytes[i] = (uint8_t)(digit(field[2 * i]) << 4 | digit(field[2 * i + 1]));
    return size;
}
