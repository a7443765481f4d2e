import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const sources = '{shell,mf-*,shared/*,server}/src/**/';
/** Texts in single quotes, with what shows that one is a key, or in backticks. */
const literal = /'((?:[^'\\\n]|\\.)*)'(:)?|`((?:[^`\\]|\\.)*)`/g;
const word = /\p{L}{3,}/gu;

/**
 * What a page in another language still says in German: every text that people see, hear or point at, outside of what is marked as
 * German (`lang="de"`). A word is German when some `*.de.ts` has it and neither a `*.en.ts` nor an English article does, so that each
 * package that is translated is covered by its own texts.
 * @param besides names and what people wrote, which stay as they are
 * @returns the texts with the words that gave them away
 */
export async function germanOn(page: Page, besides: readonly string[] = []): Promise<string[]> {
  const said = await page.evaluate(textsOf);
  return said.flatMap((text) => {
    const rest = besides.reduce((left, name) => left.replaceAll(name, ' '), text);
    const found = wordsIn(rest).filter((one) => isGerman(one));
    return found.length > 0 ? [`${text.slice(0, 80)} (${[...new Set(found)].join(', ')})`] : [];
  });
}

let german: ReadonlySet<string> | undefined;

function isGerman(one: string): boolean {
  german ??= onlyGerman();
  return german.has(one) || /[äöüß]/.test(one);
}

function onlyGerman(): ReadonlySet<string> {
  const english = new Set([...wordsOf('*.en.ts'), ...wordsOfArticles()]);
  return new Set([...wordsOf('*.de.ts')].filter((one) => !english.has(one)));
}

function wordsOf(pattern: string): Set<string> {
  const files = globSync(`${sources}${pattern}`, { cwd: repository });
  const texts = files.flatMap((file) => [...readFileSync(`${repository}${file}`, 'utf8').matchAll(literal)]);
  const spoken = texts.map(([, quoted = '', key, built = '']) =>
    key ? '' : quoted || built.replace(/\$\{[^}]*\}/g, ' '),
  );
  return new Set(spoken.filter((text) => !/^[\w@.-]*\/\S*$/.test(text)).flatMap(wordsIn));
}

/** Articles of the help centre are texts as well, in files of their own. */
function wordsOfArticles(): string[] {
  const files = globSync('server/src/areas/support/articles/texts/en/*.md', { cwd: repository });
  const texts = files.map((file) => readFileSync(`${repository}${file}`, 'utf8'));
  // Topics and addresses have German names.
  return texts.flatMap((text) => wordsIn(text.replaceAll(/<!--.*-->|\]\([^)]*\)/g, ' ')));
}

function wordsIn(text: string): string[] {
  return [...text.matchAll(word)].map(([one]) => one.toLowerCase());
}

/** Runs in the page. */
function textsOf(): string[] {
  const isSkipped = (element: Element | null) =>
    element?.closest(':not(html)[lang="de"],script,style,noscript,textarea') !== null;
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    if (text && node.parentElement && !isSkipped(node.parentElement)) found.push(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!isSkipped(element)) found.push(element.getAttribute(name) ?? '');
    }
  }
  return found;
}
