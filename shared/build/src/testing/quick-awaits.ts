// Preloaded (`--import`) where Node's own tests run. To know which test a late fault belongs to, node:test has every promise of
// the process reported to it, and an `await` then takes thirty times as long. Here only the tests themselves are; the one that runs
// is carried along as other context is, which costs nothing. Where node:test no longer asks for such reports, nothing happens.
import asyncHooks, { AsyncLocalStorage, AsyncResource, type HookCallbacks } from 'node:async_hooks';

const { createHook, executionAsyncId } = asyncHooks;

/** What `executionAsyncId` was where the innermost running test, suite or hook began. */
const running = new AsyncLocalStorage<number>();

/** What follows from the test, after awaits and in timers, is known to be its own. */
function carry(test: AsyncResource, id: number): void {
  const run: AsyncResource['runInAsyncScope'] = test.runInAsyncScope.bind(test);
  test.runInAsyncScope = (work, self, ...args) => run(() => running.run(id, () => Reflect.apply(work, self, args)));
}

Object.assign(asyncHooks, {
  executionAsyncId: () => running.getStore() ?? executionAsyncId(),
  createHook({ init, ...others }: HookCallbacks) {
    const callbacks = {
      ...others,
      init(id: number, type: string, triggerId: number, resource: object) {
        if (type !== 'Test' || !(resource instanceof AsyncResource)) return;
        carry(resource, id);
        init?.(id, type, triggerId, resource);
      },
      trackPromises: false,
    };
    return createHook(callbacks);
  },
});
