import { outlivesAreas } from './lasting.ts';
import { type Held, hold, scopeCalling } from './scope.ts';

/** Ends modules' animations of what outlives their areas while they are not on the page. */
export function containAnimations(): void {
  const { animate } = Element.prototype;
  // Only so can jsdom do without.
  if (!animate) return;
  Element.prototype.animate = function start(keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    const scope = outlivesAreas(this) ? scopeCalling(start) : undefined;
    if (!scope) return animation;
    const held = standstillOf(animation);
    hold(scope, held);
    animation.addEventListener('finish', () => {
      if (!/forwards|both/.test(animation.effect?.getTiming().fill ?? '')) scope.held.delete(held);
    });
    return animation;
  };
}

function standstillOf(animation: Animation): Held {
  let left: Pick<Animation, 'playState' | 'currentTime'> = animation;
  return {
    stop() {
      const { playState, currentTime } = animation;
      left = { playState, currentTime };
      animation.cancel();
    },
    start() {
      // What its module had cancelled stays so.
      if (left.currentTime === null) return;
      animation.currentTime = left.currentTime;
      if (left.playState === 'running') animation.play();
    },
  };
}
