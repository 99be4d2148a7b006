#define _GNU_SOURCE
#include "CSwiftCall.h"

#ifdef __linux__

#include <dirent.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// The signal that has a thread write down where it is: none that is used elsewhere.
static int stack_signal(void) { return SIGRTMAX - 1; }

uint64_t swift_call_thread(void) {
  // The threads of Dispatch take no signals by themselves.
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, stack_signal());
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  return (uint64_t)syscall(SYS_gettid);
}

double swift_call_thread_time(uint64_t thread) {
  // The clock of a thread by its number: include/linux/posix-timers_types.h.
  clockid_t clock = (clockid_t)((~(unsigned)thread) << 3 | 6);
  struct timespec used;
  if (clock_gettime(clock, &used)) return 0;
  return (double)used.tv_sec + (double)used.tv_nsec / 1e9;
}

bool swift_call_thread_sleeps(uint64_t thread) {
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/self/task/%llu/stat", (unsigned long long)thread);
  FILE *file = fopen(path, "r");
  if (!file) return false;
  size_t length = fread(line, 1, sizeof line - 1, file);
  fclose(file);
  line[length] = 0;
  // The state follows the name, which is in parentheses and may have some itself.
  const char *end = strrchr(line, ')');
  return end && end[1] == ' ' && end[2] == 'S';
}

/// Whether a line about a thread says that it waits for a time on something that the program has made:
/// Dispatch has what its own threads wait on, while there is nothing to do, in its data.
static bool waits_for_a_time(const char *line) {
  unsigned long long address, operation, value, time;
  int count = sscanf(line, "%*d %llx %llx %llx %llx", &address, &operation, &value, &time);
  Dl_info image;
  return count == 4 && time != 0 && dladdr((const void *)(uintptr_t)address, &image) == 0;
}

int swift_call_active_threads(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return 0;
  int count = 0;
  for (struct dirent *task = readdir(tasks); task; task = readdir(tasks)) {
    char path[300], line[160];
    if (atol(task->d_name) == syscall(SYS_gettid)) continue;
    // The number of the system call that a thread waits in comes first, or that it runs.
    snprintf(path, sizeof path, "/proc/self/task/%s/syscall", task->d_name);
    FILE *file = fopen(path, "r");
    if (!file) continue;
    size_t length = fread(line, 1, sizeof line - 1, file);
    fclose(file);
    line[length] = 0;
    char *end = line;
    long number = strtol(line, &end, 10);
    // What waits for a page or a lock of the kernel's, in no system call, is about to go on.
    bool runs = !strncmp(line, "running", 7) || number == -1;
    bool sleeps = end != line && (number == SYS_clock_nanosleep || number == SYS_nanosleep);
    bool waits = end != line && number == SYS_futex && waits_for_a_time(line);
    if (runs || sleeps || waits) count++;
  }
  closedir(tasks);
  return count;
}

double swift_call_next_wake(void) {
  // Dispatch has a timer for each clock, and the tasks of the continuous one are all that uses that one.
  DIR *files = opendir("/proc/self/fdinfo");
  if (!files) return 0;
  double first = 0;
  for (struct dirent *entry = readdir(files); entry; entry = readdir(files)) {
    char path[300], line[128];
    snprintf(path, sizeof path, "/proc/self/fdinfo/%s", entry->d_name);
    FILE *file = fopen(path, "r");
    if (!file) continue;
    int clock = -1;
    long long seconds = 0, nanoseconds = 0;
    while (fgets(line, sizeof line, file)) {
      sscanf(line, "clockid: %d", &clock);
      sscanf(line, "it_value: (%lld, %lld)", &seconds, &nanoseconds);
    }
    fclose(file);
    double wake = (double)seconds + (double)nanoseconds / 1e9;
    if (clock == CLOCK_BOOTTIME && wake > 0 && (first == 0 || wake < first)) first = wake;
  }
  closedir(files);
  return first;
}

static void **stack_frames;
static int stack_depth;
static _Atomic int stack_count;

static void note_stack(int signal) {
  (void)signal;
  atomic_store(&stack_count, backtrace(stack_frames, stack_depth));
}

int swift_call_stack(uint64_t thread, void **frames, int depth) {
  // The first call loads a library, which a signal handler may not.
  int before = backtrace(frames, depth);
  (void)before;
  memset(frames, 0, sizeof(void *) * (size_t)depth);
  stack_frames = frames;
  stack_depth = depth;
  atomic_store(&stack_count, -1);
  int number = stack_signal();
  struct sigaction action = {.sa_handler = note_stack, .sa_flags = SA_RESTART}, old;
  sigemptyset(&action.sa_mask);
  if (sigaction(number, &action, &old)) return 0;
  if (syscall(SYS_tgkill, getpid(), (pid_t)thread, number) == 0) {
    struct timespec pause = {.tv_nsec = 1000000};
    for (int tries = 0; tries < 1000 && atomic_load(&stack_count) < 0; tries++)
      nanosleep(&pause, NULL);
  }
  sigaction(number, &old, NULL);
  int count = atomic_load(&stack_count);
  return count < 0 ? 0 : count;
}

const char *swift_call_symbol(const void *address) {
  Dl_info image;
  return dladdr(address, &image) ? image.dli_sname : NULL;
}

#else

uint64_t swift_call_thread(void) { return 0; }
double swift_call_thread_time(uint64_t thread) { return 0; }
bool swift_call_thread_sleeps(uint64_t thread) { return false; }
int swift_call_active_threads(void) { return 0; }
double swift_call_next_wake(void) { return 0; }
int swift_call_stack(uint64_t thread, void **frames, int depth) { return 0; }
const char *swift_call_symbol(const void *address) { return 0; }

#endif
