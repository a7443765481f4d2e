import { scopeCalling, whenOn } from './scope.ts';

type Post = (callback: () => unknown, options?: object) => Promise<unknown>;
type Pause = () => Promise<unknown>;

/** Lets what modules left to `scheduler` wait while they are not on the page. */
export function containTasks(): void {
  const scheduler: { postTask?: Post; yield?: Pause } | undefined = Reflect.get(window, 'Scheduler')?.prototype;
  // Safari has none.
  if (!scheduler) return;
  const { postTask, yield: pause } = scheduler;
  if (postTask)
    scheduler.postTask = function post(callback, options) {
      const scope = scopeCalling(post);
      const run = scope ? () => whenOn(scope)?.then(callback) ?? callback() : callback;
      return postTask.call(this, run, options);
    };
  if (pause)
    scheduler.yield = function wait() {
      const scope = scopeCalling(wait);
      const paused = pause.call(this);
      return scope ? paused.then(() => whenOn(scope)) : paused;
    };
}
