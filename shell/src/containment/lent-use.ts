import { type Usable, use } from 'react';
import { whenSomebodyActs } from './deeds.ts';
import { EndlessSuspense } from './endless-suspense.ts';
import { type Scope, scopeCalling } from './scope.ts';

/** So many times in a row a promise came, nobody used it, and a new one was waited for in its place. */
const wastedAtMost = 15;

/** Of what one module waits for, since it last used something new. */
interface Streak {
  wasted: number;
  hasCome: boolean;
}

const streaks = new Map<Scope | undefined, Streak>();
const streakOf = new WeakMap<object, Streak>();
const used = new WeakSet<object>();

// Each key that is pressed may ask anew before the last answer is shown.
whenSomebodyActs(() => {
  for (const streak of streaks.values()) streak.wasted = 0;
});

/**
 * `use` as modules get it. A promise that is made anew by each drawing is not used where the page is drawn again before it has come. In a
 * transition the page stays as it was meanwhile, and no fallback tells.
 * @throws {EndlessSuspense} when that goes on
 */
export const lentUse = function lentUse<T>(usable: Usable<T>): T {
  if (!('then' in usable)) return use(usable);
  const streak = streakOf.get(usable) ?? waitFor(usable, scopeCalling(lentUse));
  const value = use(usable);
  if (!used.has(usable)) Object.assign(streak, { wasted: 0, hasCome: false });
  used.add(usable);
  return value;
};

function waitFor(promise: PromiseLike<unknown>, scope: Scope | undefined): Streak {
  const streak = streaks.get(scope) ?? { wasted: 0, hasCome: false };
  streaks.set(scope, streak);
  if (streak.hasCome) streak.wasted += 1;
  streak.hasCome = false;
  if (streak.wasted > wastedAtMost) {
    // React tries once more, in this very step, before it gives a component up; whoever tries again later begins anew.
    setTimeout(() => Object.assign(streak, { wasted: 0 }));
    throw new EndlessSuspense('A component waits for a new promise whenever one has come');
  }
  streakOf.set(promise, streak);
  const come = () => {
    streak.hasCome = true;
  };
  promise.then(come, come);
  return streak;
}
