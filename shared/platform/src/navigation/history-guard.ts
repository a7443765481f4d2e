import { losesChanges } from '../forms/unsaved-forms.ts';
import { askFirst } from './pending-leave.ts';

/** Where the router stands in the browser's history; it numbers its entries in `idx`. */
interface Place {
  index: number | undefined;
  href: string;
  state: unknown;
}

/**
 * The browser's back and forward buttons move before anybody can be asked. So the move is taken back behind the router's
 * back, the person is asked, and the same move is made again when the answer is to go.
 * @returns `hold` to be called wherever the router arrives, and `stop`
 */
export function guardHistory(): { hold(): void; stop(): void } {
  let held = placeNow();
  let isTakingBack = false;

  const onMove = (event: PopStateEvent) => {
    if (isTakingBack) {
      isTakingBack = false;
      event.stopImmediatePropagation();
      restore(held);
      return;
    }
    if (!losesChanges(pathOf(held), window.location.pathname)) return;
    event.stopImmediatePropagation();
    const steps = stepsBetween(held, placeNow());
    if (steps === 0) {
      // An entry that the router did not number, of a link inside a page: it is left standing behind the page.
      const { href } = window.location;
      window.history.pushState(held.state, '', held.href);
      askFirst(() => window.location.assign(href));
      return;
    }
    isTakingBack = true;
    window.history.go(-steps);
    askFirst(() => window.history.go(steps));
  };

  // Before the router's own listener: at the window itself, those of the capture phase come first.
  window.addEventListener('popstate', onMove, { capture: true });
  return {
    hold: () => {
      held = placeNow();
    },
    stop: () => window.removeEventListener('popstate', onMove, { capture: true }),
  };
}

function placeNow(): Place {
  const state: unknown = window.history.state;
  return { index: indexOf(state), href: window.location.href, state };
}

function indexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

function stepsBetween(from: Place, to: Place): number {
  return from.index === undefined || to.index === undefined ? 0 : to.index - from.index;
}

/** An entry without a number shifts the count of those after it: the address must be the one of the page all the same. */
function restore({ href, state }: Place): void {
  if (window.location.href !== href) window.history.replaceState(state, '', href);
}

function pathOf({ href }: Place): string {
  return new URL(href).pathname;
}
