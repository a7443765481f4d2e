import { useEffect } from 'react';

const unsaved = new Set<symbol>();

/** Whether any form on the page holds changes that nobody has saved. Module swaps wait for it. */
export function hasUnsavedForms(): boolean {
  return unsaved.size > 0;
}

/**
 * Marks a form as holding unsaved changes: the browser asks before leaving, and no module is exchanged under it.
 * @param isDirty formik's `dirty`, false again once saved
 */
export function useUnsavedForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    unsaved.add(form);
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      unsaved.delete(form);
      window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, [isDirty]);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
