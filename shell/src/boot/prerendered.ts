declare global {
  interface Window {
    /** What a visitor did on a ready page before the application was there; kept by the page's own script. */
    __rezensoIntent?: {
      /** Whether a finger or button is down at this moment. */
      isPressed: boolean;
      /** The link or button that waits for the application: its place among all of the ready page. */
      wanted?: number;
    };
  }
}

/** Element in which the server sends a page as ready HTML (the landing page for visitors). */
const id = 'prerendered';
/** Milliseconds between two looks whether a press has ended. */
const lookAgainMs = 30;

/** Whether a ready page is on the screen, so that nothing needs to say that it is loading. */
export function isPrerendered(): boolean {
  return document.getElementById(id) !== null;
}

/**
 * Takes the ready page away, once the live one stands in its place: never between press and release, which would lose the
 * click. The focus stays where it was, and what was pressed before the application was there is done now.
 */
export function dropPrerendered(): void {
  const ready = document.getElementById(id);
  if (!ready) return;
  if (window.__rezensoIntent?.isPressed) {
    setTimeout(dropPrerendered, lookAgainMs);
    return;
  }
  const before = controlsIn(ready);
  const focused = before.findIndex((control) => control.matches(':focus'));
  const wanted = window.__rezensoIntent?.wanted ?? -1;
  const live = controlsIn(document.getElementById('root'));
  ready.remove();
  counterpart(live, focused, before)?.focus({ preventScroll: true });
  counterpart(live, wanted, before)?.click();
}

function controlsIn(part: HTMLElement | null): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>('a,button') ?? [])];
}

/** The live control in the same place, if it is the same one. */
function counterpart(live: readonly HTMLElement[], index: number, before: readonly HTMLElement[]) {
  const [now, then] = [live[index], before[index]];
  return now && then && nameOf(now) === nameOf(then) ? now : undefined;
}

function nameOf(control: HTMLElement): string {
  return `${control.tagName} ${control.textContent}`;
}
