import { type Language, languageNames, languagePath } from '@rezenso/contract/language';
import { frameWords } from './frame-words.ts';
import { sitePaths } from './site-paths.ts';

type Entry = readonly [name: string, href: string];
type Words = ReturnType<typeof frameWords>['frameTexts'];

export interface Visit {
  /** The page that is shown. */
  path: string;
  /** Who is signed in sees the dashboard on `/`, and prices where they can be paid. */
  isMember: boolean;
  language: Language;
  /** Languages to choose from; a single one is no choice. */
  offered: readonly Language[];
  /** The id of a search on the page, whose words go along when another language is chosen. */
  search?: string | undefined;
}

/** The foot of every page without the application: the entries of the landing page's. */
export function siteFooter(visit: Visit): string {
  const words = frameWords(visit.language).frameTexts;
  const columns = columnsFor(words, visit).map(
    ([title, entries]) => `<div><h2>${title}</h2>${listOf(entries, visit)}</div>`,
  );
  return `<footer class="foot"><div><div class="columns">${columns.join('')}</div>
<div class="last"><p>${words.copyright}</p>${languageChoice(words, visit)}${listOf(legal(words), visit, ` aria-label="${words.legal}"`)}</div></div></footer>`;
}

function columnsFor(words: Words, { isMember }: Visit): Array<[title: string, entries: readonly Entry[]]> {
  const sold: Entry[] = isMember
    ? [[words.pricing, '/subscribe']]
    : [
        [words.features, '/#features'],
        [words.pricing, '/#preise'],
      ];
  return [
    [words.product, [...sold, [words.api, '/api/docs']]],
    [words.company, company(words)],
    [words.support, support(words)],
  ];
}

const company = (words: Words): readonly Entry[] => [
  [words.about, sitePaths.about],
  [words.blog, sitePaths.blog],
  [words.careers, sitePaths.careers],
];
const support = (words: Words): readonly Entry[] => [
  [words.help, sitePaths.help],
  [words.contact, sitePaths.contact],
  [words.status, sitePaths.status],
];
const legal = (words: Words): readonly Entry[] => [
  [words.privacy, sitePaths.privacy],
  [words.terms, sitePaths.terms],
  [words.imprint, sitePaths.imprint],
];

function listOf(entries: readonly Entry[], { path }: Visit, label = ''): string {
  const items = entries.map(
    ([name, href]) => `<li><a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a></li>`,
  );
  return `<ul${label}>${items.join('')}</ul>`;
}

/** Plain links, as on the landing page: each keeps the choice and leads back to this page. */
function languageChoice(words: Words, { language, offered, search }: Visit): string {
  if (offered.length < 2) return '';
  const items = offered.map((one) => {
    const current = one === language ? ' aria-current="true"' : '';
    const way = search
      ? `<button form="${search}" formaction="${languagePath(one)}" lang="${one}"${current}>${languageNames[one]}</button>`
      : `<a href="${languagePath(one)}" lang="${one}" hreflang="${one}"${current}>${languageNames[one]}</a>`;
    return `<li>${way}</li>`;
  });
  return `<ul aria-label="${words.language}">${items.join('')}</ul>`;
}
