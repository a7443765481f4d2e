import { useSession } from '@rezenso/platform';
import { useLocation } from '@rezenso/platform/router';
import { useLayoutEffect } from 'react';
import { homePath } from '../paths.ts';

const site = 'Rezenso';
/** As the server wrote it into the document: what the site is, for everybody who comes to its first page. */
const titleOfSite = document.title;

/**
 * Names the document after what is on the screen: its heading and the chosen tab, whoever drew them and whenever they come. A heading
 * that says something else than where one is, such as a greeting, names its page with `data-title`.
 */
export function PageTitle() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isLanding = !user && pathname === homePath;
  useLayoutEffect(() => {
    const name = () => {
      const title = isLanding ? titleOfSite : titleOfPage();
      if (title !== undefined && document.title !== title) document.title = title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-selected', 'data-title'],
    });
    return () => observer.disconnect();
  }, [isLanding]);
  return null;
}

/** Nothing while a page is on its way: the one before, whose name still stands, is announced to nobody. */
function titleOfPage(): string | undefined {
  const heading = document.querySelector<HTMLElement>('h1');
  const name = heading?.dataset.title ?? heading?.textContent?.trim();
  if (!name) return undefined;
  const tab = document.querySelector('main [role="tab"][aria-selected="true"]');
  return `${[name, tab && ownText(tab)].filter(Boolean).join(': ')} – ${site}`;
}

/** Without the number of entries behind it, which is an element of its own. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts
    .map((node) => node.textContent)
    .join('')
    .trim();
}
