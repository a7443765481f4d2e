import { useEffect, useRef } from 'react';

/** How a form differs from the usual: lost with any other page, and nothing to do when it is given up. */
export interface UnsavedFormOptions {
  /** Path under which the form lives on, `/settings` for all of its tabs; otherwise only its own page. */
  within?: string;
  /** Called when the person gives the changes up, for what is kept elsewhere. */
  onDiscard?: () => void;
  /** Leaving costs nothing: what was entered is kept and comes back. Only modules are not exchanged under it. */
  isKept?: boolean;
}

const unsaved = new Map<symbol, UnsavedFormOptions>();

/** Whether any form on the page holds changes that nobody has saved. Module swaps wait for it. */
export function hasUnsavedForms(): boolean {
  return unsaved.size > 0;
}

/**
 * Marks a form as holding unsaved changes: whoever is about to leave is asked, by link, by the browser's buttons or by
 * closing the page, and no module is exchanged under it.
 * @param isDirty formik's `dirty`, false again once saved
 */
export function useUnsavedForm(isDirty: boolean, options: UnsavedFormOptions = {}): void {
  const { within, onDiscard, isKept = false } = options;
  const discard = useRef(onDiscard);
  useEffect(() => {
    discard.current = onDiscard;
  });
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    unsaved.set(form, { isKept, ...(within !== undefined && { within }), onDiscard: () => discard.current?.() });
    if (!isKept) window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      unsaved.delete(form);
      if (![...unsaved.values()].some((other) => !other.isKept))
        window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, [isDirty, within, isKept]);
}

/** Whether going from one path of this site to another loses changes. */
export function losesChanges(from: string, to: string): boolean {
  return [...unsaved.values()].some(
    ({ within, isKept }) => !isKept && (within === undefined ? from !== to : !isUnder(to, within)),
  );
}

/**
 * Takes back every mark, because what the forms hold has had its effect: call it just before leaving for another page
 * after a deed that leaves nothing to save.
 */
export function forgetUnsavedForms(): void {
  unsaved.clear();
  window.removeEventListener('beforeunload', askBeforeLeaving);
}

/** The person gives the changes up. */
export function discardUnsavedForms(): void {
  for (const { onDiscard } of unsaved.values()) onDiscard?.();
  forgetUnsavedForms();
}

function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
