import { sitePaths } from './site-paths.ts';
import { frameTexts as texts } from './texts.de.ts';

type Entry = readonly [name: string, href: string];
export interface Visit {
  /** The page that is shown. */
  path: string;
  /** Who is signed in sees the dashboard on `/`, and prices where they can be paid. */
  isMember: boolean;
}

/** The foot of every page without the application: the entries of the landing page's. */
export function siteFooter(visit: Visit): string {
  const columns = columnsFor(visit).map(([title, entries]) => `<div><h2>${title}</h2>${listOf(entries, visit)}</div>`);
  return `<footer class="foot"><div><div class="columns">${columns.join('')}</div>
<div class="last"><p>${texts.copyright}</p>${listOf(legal, visit, ` aria-label="${texts.legal}"`)}</div></div></footer>`;
}

function columnsFor({ isMember }: Visit): Array<[title: string, entries: readonly Entry[]]> {
  const sold: Entry[] = isMember
    ? [[texts.pricing, '/subscribe']]
    : [
        [texts.features, '/#features'],
        [texts.pricing, '/#preise'],
      ];
  return [
    [texts.product, [...sold, [texts.api, '/api/docs']]],
    [texts.company, company],
    [texts.support, support],
  ];
}

const company: readonly Entry[] = [
  [texts.about, sitePaths.about],
  [texts.blog, sitePaths.blog],
  [texts.careers, sitePaths.careers],
];
const support: readonly Entry[] = [
  [texts.help, sitePaths.help],
  [texts.contact, sitePaths.contact],
  [texts.status, sitePaths.status],
];
const legal: readonly Entry[] = [
  [texts.privacy, sitePaths.privacy],
  [texts.terms, sitePaths.terms],
  [texts.imprint, sitePaths.imprint],
];

function listOf(entries: readonly Entry[], { path }: Visit, label = ''): string {
  const items = entries.map(
    ([name, href]) => `<li><a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a></li>`,
  );
  return `<ul${label}>${items.join('')}</ul>`;
}
