#include "CSwiftCall.h"

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
