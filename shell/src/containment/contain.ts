import { containConstructed } from './constructed.ts';
import { containGlobals } from './globals.ts';
import { guardGlobal } from './guarded-global.ts';
import { containListeners } from './listeners.ts';
import { containedFetch, containRequests } from './reads.ts';
import { containSheets } from './sheets.ts';
import { containStyles } from './styles.ts';
import { containTimers } from './timers.ts';

/**
 * From now on, what a module has running beside its areas stands still while none of them is on the page: timers, listeners,
 * observers, style sheets, reads, connections and what it wrote into globals. Once, before any module's code is loaded.
 */
export function containModules(): void {
  containTimers();
  containListeners();
  containStyles();
  containSheets();
  containConstructed();
  guardGlobal('fetch', containedFetch(window.fetch.bind(window)));
  containRequests();
  containGlobals();
}
