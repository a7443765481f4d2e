import { guardGlobal } from './guarded-global.ts';
import { noteTimer } from './render-loop.ts';
import { type Held, hold, type Scope, scopeCalling } from './scope.ts';

type Arm = (callback: (...given: unknown[]) => unknown, ...rest: unknown[]) => number;
type Disarm = (id: unknown) => void;

/** What modules have running, by the number that they were given. */
type Known = Map<number, { scope: Scope; held: Held }>;

/** Timeouts and intervals share their numbers: either is called off in the other's way. */
const clocks = [
  { setTimeout: 'clearTimeout', setInterval: 'clearInterval' },
  { requestAnimationFrame: 'cancelAnimationFrame', webkitRequestAnimationFrame: 'webkitCancelAnimationFrame' },
  { requestIdleCallback: 'cancelIdleCallback' },
];

/** Lets modules' timers, frames and idle callbacks run only while they are on the page. */
export function containTimers(): void {
  for (const clock of clocks) {
    const known: Known = new Map();
    for (const [start, end] of Object.entries(clock)) {
      const [arm, disarm]: [Arm, Disarm] = [Reflect.get(window, start), Reflect.get(window, end)];
      // Safari has no idle callbacks.
      if (!arm) continue;
      const native = { arm: arm.bind(window), disarm: disarm.bind(window) };
      guardGlobal(start, contained(native, known, start));
      guardGlobal(end, (id: unknown) => {
        drop(known, Number(id));
        native.disarm(id);
      });
    }
  }
}

/**
 * Arms calls that wait, for a module, while the module is not on the page: an interval stands still, and what was due
 * once begins anew when the module returns.
 */
function contained({ arm, disarm }: { arm: Arm; disarm: Disarm }, known: Known, start: string): Arm {
  const [isFrame, isRepeating] = [!start.startsWith('set'), start === 'setInterval'];
  return function armed(callback, ...rest) {
    const scope = scopeCalling(armed);
    if (!scope || typeof callback !== 'function') return arm(callback, ...rest);
    const run = (...given: unknown[]) => {
      if (!isRepeating) drop(known, id);
      if (!isFrame) noteTimer();
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
  };
}

function drop(known: Known, id: number): void {
  const timer = known.get(id);
  if (!timer) return;
  timer.held.stop();
  timer.scope.held.delete(timer.held);
  known.delete(id);
}
