#define _GNU_SOURCE
#include "CSwiftCall.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// How many texts are kept at a time: one for each `UIKitException.caught` inside another, of which
/// tests have a few. What comes beyond them is not kept.
#define TEXTS 32

static char *_Atomic texts[TEXTS];

/// The signals that Swift's traps end a process with: `fatalError` and unwrapping nil with one of the
/// first two, a cast that fails with the third.
static const int signals[] = {SIGILL, SIGTRAP, SIGABRT};
#define SIGNALS (sizeof signals / sizeof *signals)
static struct sigaction others[SIGNALS];

/// Writes what is kept, and leaves the signal to whoever had it before.
static void write_texts(int signal, siginfo_t *info, void *context) {
  (void)context;
  for (int index = 0; index < TEXTS; index++) {
    char *text = atomic_exchange(&texts[index], NULL);
    if (text && write(STDERR_FILENO, text, strlen(text)) < 0) break;
  }
  for (size_t index = 0; index < SIGNALS; index++) {
    if (signals[index] == signal) sigaction(signal, &others[index], NULL);
  }
  // A trap comes again when the instruction is tried again; what was sent does not.
  if (info->si_code <= 0) raise(signal);
}

static void take_signals(void) {
  static atomic_flag taken = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&taken)) return;
  for (size_t index = 0; index < SIGNALS; index++) {
    struct sigaction action = {0};
    action.sa_sigaction = write_texts;
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(signals[index], &action, &others[index]);
  }
}

int swift_call_keep_end_text(const char *text) {
  take_signals();
  char *copy = strdup(text);
  if (!copy) return -1;
  for (int index = 0; index < TEXTS; index++) {
    char *none = NULL;
    if (atomic_compare_exchange_strong(&texts[index], &none, copy)) return index;
  }
  free(copy);
  return -1;
}

void swift_call_drop_end_text(int index) {
  if (index >= 0 && index < TEXTS) free(atomic_exchange(&texts[index], NULL));
}
