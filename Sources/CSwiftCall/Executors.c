#include "CSwiftCall.h"

#define SWIFT __attribute__((swiftcall))

// Declared in Swift's sources: include/swift/Runtime/Concurrency.h and ConcurrencyHooks.def.
typedef void (*enqueue)(void *) SWIFT;
typedef swift_call_executor (*main_executor)(void) SWIFT;
extern void (*swift_task_enqueueGlobal_hook)(void *, enqueue) SWIFT;
extern swift_call_executor (*swift_task_getMainExecutor_hook)(main_executor) SWIFT;
typedef bool (*is_main)(swift_call_executor) SWIFT;
extern bool (*swift_task_isMainExecutor_hook)(swift_call_executor, is_main) SWIFT;
extern void swift_task_enqueueGlobal(void *) SWIFT;

static bool (*taker)(void *);
static swift_call_executor (*chooser)(void);
static uintptr_t main_implementation;

static SWIFT void enqueue_global(void *job, enqueue original) {
  if (!taker(job)) original(job);
}

static SWIFT swift_call_executor get_main_executor(main_executor original) {
  swift_call_executor chosen = chooser();
  return chosen.identity ? chosen : original();
}

static SWIFT bool is_main_executor(swift_call_executor executor, is_main original) {
  return executor.implementation == main_implementation || original(executor);
}

void swift_call_set_hooks(bool (*take)(void *), swift_call_executor (*executor)(void),
                          uintptr_t implementation) {
  taker = take;
  chooser = executor;
  main_implementation = implementation;
  swift_task_isMainExecutor_hook = is_main_executor;
  swift_task_enqueueGlobal_hook = enqueue_global;
  swift_task_getMainExecutor_hook = get_main_executor;
}

void swift_call_enqueue(void *job) { swift_task_enqueueGlobal(job); }

static _Thread_local const void *thread_owner;

const void *swift_call_owner(void) { return thread_owner; }

void swift_call_set_owner(const void *owner) { thread_owner = owner; }
