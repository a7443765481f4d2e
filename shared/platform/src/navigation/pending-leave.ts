import { create } from 'zustand';
import { discardUnsavedForms } from '../forms/unsaved-forms.ts';

/** Somebody is about to leave a form with unsaved changes, and is asked first. */
export interface PendingLeave {
  /** Stays on the page, with everything that was typed. */
  stay(): void;
  /** Gives the changes up and goes on. */
  discard(): void;
}

const usePendingStore = create<{ goOn: (() => void) | undefined }>(() => ({ goOn: undefined }));

/** Asks before going on; a newer wish replaces one that is still being asked about. */
export function askFirst(goOn: () => void): void {
  usePendingStore.setState({ goOn });
}

/** What the shell asks about now, in a dialog of its own; undefined when nobody is about to lose anything. */
export function usePendingLeave(): PendingLeave | undefined {
  const { goOn } = usePendingStore();
  return goOn && { stay, discard: () => discard(goOn) };
}

function stay(): void {
  usePendingStore.setState({ goOn: undefined });
}

function discard(goOn: () => void): void {
  stay();
  discardUnsavedForms();
  goOn();
}
