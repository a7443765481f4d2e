import { forgetKept } from '../forms/kept-values.ts';
import { losesChanges } from '../forms/unsaved-forms.ts';
import { leaveTo } from '../leave.ts';
import { askFirst } from './pending-leave.ts';

/**
 * Asks before a plain link leads from unsaved changes to another document of this site (sign-out): in the site's own
 * words instead of the browser's. Links of the router have been taken care of when a click arrives at the window.
 * @returns what ends it
 */
export function guardDocumentLinks(): () => void {
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || event.defaultPrevented || !opensHere(event, link)) return;
  const { origin, pathname } = new URL(link.href);
  if (origin !== window.location.origin) return;
  if (!losesChanges(window.location.pathname, pathname)) {
    beforeLeaving(pathname);
    return;
  }
  event.preventDefault();
  askFirst(() => {
    beforeLeaving(pathname);
    leaveTo(link.href);
  });
}

/** Whoever signs out leaves nothing that they entered in this browser. */
function beforeLeaving(pathname: string): void {
  if (pathname === '/api/logout') forgetKept();
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isPlain && (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
}
