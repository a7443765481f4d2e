import { guardGlobal } from './guarded-global.ts';
import { type Held, hold, type Scope, scopeCalling } from './scope.ts';

type Arm = (callback: (...given: unknown[]) => unknown, ...rest: unknown[]) => number;
type Disarm = (id: number | undefined) => void;

/** A way to be called later, and how it is called off. */
interface Clock {
  arm: Arm;
  disarm: Disarm;
}

const clocks = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
  requestIdleCallback: 'cancelIdleCallback',
};

/** Lets modules' timers, frames and idle callbacks run only while they are on the page. */
export function containTimers(): void {
  for (const [start, end] of Object.entries(clocks)) {
    const native = { arm: Reflect.get(window, start), disarm: Reflect.get(window, end) };
    // Safari has no idle callbacks.
    if (!native.arm) continue;
    const { arm, disarm } = contained(
      { arm: native.arm.bind(window), disarm: native.disarm.bind(window) },
      start === 'setInterval',
    );
    guardGlobal(start, arm);
    guardGlobal(end, disarm);
  }
}

/**
 * A clock whose calls for a module wait while the module is not on the page: an interval stands still, and what was due
 * once begins anew when the module returns.
 */
function contained({ arm, disarm }: Clock, isRepeating: boolean): Clock {
  const known = new Map<number, { scope: Scope; held: Held }>();
  return {
    arm: function armed(callback, ...rest) {
      const scope = scopeCalling(armed);
      if (!scope || typeof callback !== 'function') return arm(callback, ...rest);
      const run = (...given: unknown[]) => {
        if (!isRepeating) drop(id);
        return callback.apply(globalThis, given);
      };
      const id = arm(run, ...rest);
      let running = id;
      const held: Held = {
        stop: () => disarm(running),
        start: () => {
          running = arm(run, ...rest);
        },
        forget: () => known.delete(id),
      };
      known.set(id, { scope, held });
      hold(scope, held);
      return id;
    },
    disarm(id) {
      if (id !== undefined) drop(id);
      disarm(id);
    },
  };

  function drop(id: number): void {
    const timer = known.get(id);
    if (!timer) return;
    timer.held.stop();
    timer.scope.held.delete(timer.held);
    known.delete(id);
  }
}
