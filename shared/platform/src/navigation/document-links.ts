import { languagePath, languages } from '@rezenso/contract/language';
import { forgetKept } from '../forms/kept-values.ts';
import { losesChanges } from '../forms/unsaved-forms.ts';
import { departure, leaveTo } from '../leave.ts';
import { refreshSession } from '../session/session.ts';
import { askFirst } from './pending-leave.ts';

/**
 * Asks before a plain link leads from unsaved changes to another document of this site (sign-out): in the site's own
 * words instead of the browser's. Links of the router have been taken care of when a click arrives at the window.
 * @returns what ends it
 */
export function guardDocumentLinks(): () => void {
  window.addEventListener('click', onClick);
  window.addEventListener('auxclick', onClick);
  return () => {
    window.removeEventListener('click', onClick);
    window.removeEventListener('auxclick', onClick);
  };
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || event.defaultPrevented) return;
  const { href } = link;
  const { origin, pathname } = new URL(href);
  if (origin !== window.location.origin) return;
  // A browser downloads without a word when nobody is signed in any more: then the page leads to the sign-in.
  if (link.hasAttribute('download') && pathname.startsWith('/api/')) void refreshSession();
  if (!opensHere(event, link)) {
    // The other button of the mouse may open a menu alone.
    if (event.button !== 2) beforeLeaving(pathname);
    return;
  }
  if (losesChanges(window.location.pathname, pathname)) {
    event.preventDefault();
    askFirst(() => {
      beforeLeaving(pathname);
      follow(href, pathname);
    });
    return;
  }
  beforeLeaving(pathname);
  if (!comesBack(pathname)) return;
  event.preventDefault();
  follow(href, pathname);
}

function follow(href: string, pathname: string): void {
  if (comesBack(pathname)) departure.replace(href);
  else leaveTo(href);
}

/** What chooses a language leads back to the page before: one page in the history, not two. */
function comesBack(pathname: string): boolean {
  return languages.some((language) => pathname === languagePath(language));
}

/** Whoever signs out leaves nothing that they entered in this browser. */
function beforeLeaving(pathname: string): void {
  if (pathname === '/api/logout') forgetKept();
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isPlain && (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
}
