#ifndef CSWIFTCALL_H
#define CSWIFTCALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Calls an allocating initializer of a Swift class, found in the class's method table, with the
/// metatype as self. The object comes back retained once; the text words are consumed.
void *_Nonnull swift_call_init_style_text(const void *_Nonnull function, intptr_t style,
                                          uint64_t text0, uint64_t text1,
                                          const void *_Nonnull metatype);

/// The same for an initializer that takes the text alone.
void *_Nonnull swift_call_init_text(const void *_Nonnull function, uint64_t text0, uint64_t text1,
                                    const void *_Nonnull metatype);

/// The same for an initializer that takes a rectangle.
void *_Nonnull swift_call_init_rect(const void *_Nonnull function, double x, double y,
                                    double width, double height, const void *_Nonnull metatype);

/// The file of the executable or library that holds an address, and where it is loaded; null
/// where no image does.
const char *_Nullable swift_call_image(const void *_Nonnull address,
                                       const void *_Nullable *_Nonnull base);

/// The first of `count` symbols of a 64-bit ELF file, from the one at `from` on, whose name begins
/// with `prefix`; `count` if there is none. Names that do not end within the text do not count.
size_t swift_call_symbol_named(const void *_Nonnull symbols, size_t count, size_t from,
                               const char *_Nonnull names, size_t size,
                               const char *_Nonnull prefix);

/// The same for a name that also ends with `suffix`.
size_t swift_call_symbol_around(const void *_Nonnull symbols, size_t count, size_t from,
                                const char *_Nonnull names, size_t size,
                                const char *_Nonnull prefix, const char *_Nonnull suffix);

/// The metadata that the accessor of a type without generic parameters gives.
const void *_Nonnull swift_call_metadata(const void *_Nonnull accessor);

/// Calls an allocating initializer that takes a text and two objects, as `swift_call_init_text`
/// does; the objects are consumed too.
void *_Nonnull swift_call_init_text_objects(const void *_Nonnull function, uint64_t text0,
                                            uint64_t text1, const void *_Nullable object0,
                                            const void *_Nullable object1,
                                            const void *_Nonnull metatype);

/// The first symbol from the one at `from` on that has the value; `count` if there is none.
size_t swift_call_symbol_at(const void *_Nonnull symbols, size_t count, size_t from,
                            uint64_t value);

/// A serial executor as Swift's runtime passes it.
typedef struct {
  const void *_Nullable identity;
  uintptr_t implementation;
} swift_call_executor;

/// Sets three hooks of Swift's runtime.
///
/// `take` gets each job for the global executor and returns whether it runs it; `executor` gives the
/// executor that counts as the main one, or one without an identity for the runtime's own. Executors
/// of an implementation are main executors, so that code of the one is where code of the other may
/// run.
void swift_call_set_hooks(bool (*_Nonnull take)(void *_Nonnull job),
                          swift_call_executor (*_Nonnull executor)(void),
                          uintptr_t implementation);

/// Gives a job to the global executor.
void swift_call_enqueue(void *_Nonnull job);

/// What the present thread runs jobs for, as it was last set; null at first.
const void *_Nullable swift_call_owner(void);
void swift_call_set_owner(const void *_Nullable owner);

/// The number of the thread that runs, and has it take part in `swift_call_stack`; 0 where it cannot
/// be told, as on Apple's systems.
uint64_t swift_call_thread(void);

/// What a thread has used of the processor, in seconds.
double swift_call_thread_time(uint64_t thread);

/// Whether a thread waits for something.
bool swift_call_thread_sleeps(uint64_t thread);

/// How many threads of the process, besides the present one, run or sleep for a time; 0 where it cannot
/// be told.
int swift_call_active_threads(void);

/// In how many seconds the first of the tasks that sleep wakes, by the clock of `Task.sleep(for:)`; 0 if
/// none does, or if it cannot be told.
double swift_call_next_wake(void);

/// Writes down where a thread of the process is, the innermost frame first, and returns how many
/// frames there are; for one call at a time.
int swift_call_stack(uint64_t thread, void *_Nullable *_Nonnull frames, int depth);

/// The symbol of the function at an address; null where the program has none.
const char *_Nullable swift_call_symbol(const void *_Nonnull address);

/// Keeps a text that is written to standard error when a trap ends the process, and returns its number;
/// -1 where it is not kept.
int swift_call_keep_end_text(const char *_Nonnull text);

/// Forgets a text by its number.
void swift_call_drop_end_text(int index);

#endif
