import { create } from 'zustand';
import { departure } from '../leave.ts';
import { ContractViolation } from './api-error.ts';
import { newVersionTexts } from './texts.de.ts';

export { newVersionTexts };

const reloadedKey = 'rezenso.reloaded';
/** For this long a reload counts as tried. */
const triedForMs = 5 * 60_000;

const useNewVersionStore = create(() => ({ isNoticed: false }));

/** An answer could not be read: from now on the shell offers to reload. */
export function noticeNewVersion(): void {
  useNewVersionStore.setState({ isNoticed: true });
}

/** Whether an answer could not be read since the page was loaded, and a reload may help. */
export function useNewVersion(): boolean {
  return useNewVersionStore(({ isNoticed }) => isNoticed) && !hasJustReloaded();
}

/** What to say of `error`: nothing unless its answer could not be read; with `canReload`, a reload may help. */
export function newVersionOf(error: unknown): { title: string; description: string; canReload: boolean } | undefined {
  if (!(error instanceof ContractViolation)) return undefined;
  if (!canReloadHelp(error)) return { ...newVersionTexts.stillUnreadable, canReload: false };
  const { title, description } = newVersionTexts;
  return { title, description, canReload: true };
}

/** The sentence for a write whose answer could not be read: it may well have been carried out. */
export function unreadableWrite(error: ContractViolation): string {
  if (!canReloadHelp(error)) return newVersionTexts.stillUnreadable.description;
  return `${newVersionTexts.title}. ${newVersionTexts.afterWrite}`;
}

/** Loads the page anew when somebody asked to. The browser asks back while a form holds unsaved changes. */
export function reloadForNewVersion(now = Date.now()): void {
  try {
    sessionStorage.setItem(reloadedKey, String(now));
  } catch {
    // Without storage the next page may offer to reload once more; it never does so by itself.
  }
  departure.reload();
}

/** Not when somebody has just tried, nor when the server is what this build was made for, or older. */
function canReloadHelp({ server }: ContractViolation): boolean {
  return (server === 'newer' || server === 'unknown') && !hasJustReloaded();
}

function hasJustReloaded(now = Date.now()): boolean {
  try {
    return now - Number(sessionStorage.getItem(reloadedKey) ?? 0) < triedForMs;
  } catch {
    return false;
  }
}
