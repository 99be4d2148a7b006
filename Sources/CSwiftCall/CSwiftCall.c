#define _GNU_SOURCE
#include "CSwiftCall.h"

#include <dlfcn.h>
#include <string.h>

#define SELF __attribute__((swift_context)) const void *
#define SWIFT __attribute__((swiftcall))

typedef void *(*init_style_text)(intptr_t, uint64_t, uint64_t, SELF) SWIFT;
typedef void *(*init_text)(uint64_t, uint64_t, SELF) SWIFT;
typedef void *(*init_rect)(double, double, double, double, SELF) SWIFT;

void *swift_call_init_style_text(const void *function, intptr_t style, uint64_t text0,
                                 uint64_t text1, const void *metatype) {
  return ((init_style_text)function)(style, text0, text1, metatype);
}

void *swift_call_init_text(const void *function, uint64_t text0, uint64_t text1,
                           const void *metatype) {
  return ((init_text)function)(text0, text1, metatype);
}

void *swift_call_init_rect(const void *function, double x, double y, double width, double height,
                           const void *metatype) {
  return ((init_rect)function)(x, y, width, height, metatype);
}

const char *swift_call_image(const void *address, const void **base) {
  Dl_info image;
  if (dladdr(address, &image) == 0) return 0;
  *base = image.dli_fbase;
  return image.dli_fname;
}

/// A symbol as 64-bit ELF files have it.
struct symbol {
  uint32_t name;
  unsigned char info, other;
  uint16_t section;
  uint64_t value, size;
};

size_t swift_call_symbol_named(const void *symbols, size_t count, size_t from, const char *names,
                               size_t size, const char *prefix) {
  size_t length = strlen(prefix);
  for (size_t index = from; index < count; index++) {
    struct symbol symbol;
    memcpy(&symbol, (const char *)symbols + index * sizeof symbol, sizeof symbol);
    if (symbol.name >= size || size - symbol.name <= length) continue;
    const char *name = names + symbol.name;
    if (memcmp(name, prefix, length) == 0 && memchr(name, 0, size - symbol.name)) return index;
  }
  return count;
}

size_t swift_call_symbol_around(const void *symbols, size_t count, size_t from, const char *names,
                                size_t size, const char *prefix, const char *suffix) {
  size_t end = strlen(suffix);
  for (size_t index = from; index < count; index++) {
    index = swift_call_symbol_named(symbols, count, index, names, size, prefix);
    if (index >= count) return count;
    struct symbol symbol;
    memcpy(&symbol, (const char *)symbols + index * sizeof symbol, sizeof symbol);
    const char *name = names + symbol.name;
    size_t length = strlen(name);
    if (length >= end && memcmp(name + length - end, suffix, end) == 0) return index;
  }
  return count;
}

/// What the accessor returns: the metadata, and how complete it is.
struct metadata_response {
  const void *metadata;
  size_t state;
};
typedef struct metadata_response (*metadata_accessor)(size_t request) SWIFT;

const void *swift_call_metadata(const void *accessor) {
  return ((metadata_accessor)accessor)(0).metadata;
}

typedef void *(*init_text_objects)(uint64_t, uint64_t, const void *, const void *, SELF) SWIFT;

void *swift_call_init_text_objects(const void *function, uint64_t text0, uint64_t text1,
                                   const void *object0, const void *object1,
                                   const void *metatype) {
  return ((init_text_objects)function)(text0, text1, object0, object1, metatype);
}

size_t swift_call_symbol_at(const void *symbols, size_t count, size_t from, uint64_t value) {
  for (size_t index = from; index < count; index++) {
    struct symbol symbol;
    memcpy(&symbol, (const char *)symbols + index * sizeof symbol, sizeof symbol);
    if (symbol.value == value) return index;
  }
  return count;
}
