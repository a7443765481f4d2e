import { useCallback, useEffect, useRef } from 'react';

/** Whether a button or finger is down anywhere on the page, and what waits until it is up. */
let isDown = false;
let waiting: (() => void)[] = [];

function press(): void {
  isDown = true;
}

/** The click follows the release at once; what waits comes after it. */
function release(): void {
  isDown = false;
  setTimeout(() => {
    if (isDown) return;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
}

// A finger's press reaches the page twice: as pointer, and later as the mouse that moves the focus.
for (const name of ['pointerdown', 'mousedown']) globalThis.document?.addEventListener(name, press, true);
for (const name of ['pointerup', 'mouseup', 'pointercancel', 'dragend']) {
  globalThis.document?.addEventListener(name, release, true);
}

/**
 * `run`, put off while the pointer is down. Leaving a field by a press elsewhere may draw the field's message, which moves
 * what lies below from under the pointer, and the browser then sends the click to nobody.
 */
export function useAfterPointer(run: () => void): () => void {
  const latest = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = run;
    return () => {
      latest.current = undefined;
    };
  });
  return useCallback(() => {
    if (isDown) waiting.push(() => latest.current?.());
    else latest.current?.();
  }, []);
}
