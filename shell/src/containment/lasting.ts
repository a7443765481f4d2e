import { areaMark } from './scoped-css.ts';

/** Whether something stays on the page while areas come and go: what a module leaves on it would stay as well. */
export function outlivesAreas(target: unknown): boolean {
  if (target instanceof Element) return isShells(target);
  // Most of what is asked.
  if (target === window || target === document) return true;
  return target instanceof MediaQueryList || lastingParts().includes(target);
}

/** What the browser has of it beside the document; not every one has all. */
export function lastingParts(): unknown[] {
  const { visualViewport, screen, navigator, performance } = window;
  const others: unknown[] = ['cookieStore', 'navigation'].map((name) => Reflect.get(window, name));
  const known = [visualViewport, screen, screen?.orientation, navigator.serviceWorker, performance, document.fonts];
  return [...known, Reflect.get(navigator, 'connection'), ...others].filter(Boolean);
}

/** Elements of an area go with it, and what hangs on them goes with them; those around areas stay. */
function isShells(element: Element): boolean {
  return element.isConnected && !element.closest(`[${areaMark}]`);
}
