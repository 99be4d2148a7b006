#ifndef CSWIFTCALL_H
#define CSWIFTCALL_H

#include <stdint.h>

/// Calls an allocating initialiser of a Swift class, found in the class's method table, with the
/// metatype as self. The object comes back retained once; the text words are consumed.
void *_Nonnull swift_call_init_style_text(const void *_Nonnull function, intptr_t style,
                                          uint64_t text0, uint64_t text1,
                                          const void *_Nonnull metatype);

/// The same for an initialiser that takes the text alone.
void *_Nonnull swift_call_init_text(const void *_Nonnull function, uint64_t text0, uint64_t text1,
                                    const void *_Nonnull metatype);

/// The same for an initialiser that takes a rectangle.
void *_Nonnull swift_call_init_rect(const void *_Nonnull function, double x, double y,
                                    double width, double height, const void *_Nonnull metatype);

#endif
