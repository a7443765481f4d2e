import { containAddedNodes } from './added-nodes.ts';
import { containAnimations } from './animations.ts';
import { containConstructed } from './constructed.ts';
import { noteDeeds } from './deeds.ts';
import { containDocumentState } from './document-state.ts';
import { containGlobals } from './globals.ts';
import { guardGlobal } from './guarded-global.ts';
import { containHandlers } from './handlers.ts';
import { containListeners } from './listeners.ts';
import { containedFetch, containRequests } from './reads.ts';
import { noteLoads } from './scope.ts';
import { containSheets } from './sheets.ts';
import { containStores } from './stores.ts';
import { containStyles } from './styles.ts';
import { containTasks } from './tasks.ts';
import { containTimers } from './timers.ts';

/**
 * From now on, what a module has running beside its areas stands still while none of them is on the page: timers, listeners,
 * observers, style sheets, reads, connections and what it wrote into globals and the document. Once, before any module's code is loaded.
 */
export function containModules(): void {
  noteLoads();
  noteDeeds();
  containTimers();
  containTasks();
  containListeners();
  containHandlers();
  containStyles();
  containSheets();
  containConstructed();
  guardGlobal('fetch', containedFetch(window.fetch.bind(window)));
  containRequests();
  containAnimations();
  containDocumentState();
  containAddedNodes();
  containStores();
  containGlobals();
}
