import type { Page } from '@playwright/test';
import type { Language } from '@rezenso/contract/language';
import { foreignWordsIn } from '@rezenso/contract/testing/foreign-words';

/** Names and what people wrote; gathered after the page was read, or what came meanwhile would be missing. */
type Besides = readonly string[] | (() => Promise<readonly string[]>);

/**
 * What a page in English still says in German: every text that people see, hear or point at, outside of what is marked as German
 * (`lang="de"`).
 * @param besides names and what people wrote, which stay as they are
 * @returns the texts with the words that gave them away
 */
export function germanOn(page: Page, besides: Besides = []): Promise<string[]> {
  return foreignOn(page, 'en', besides);
}

/** The same the other way round: what a German page says in English. */
export function englishOn(page: Page, besides: Besides = []): Promise<string[]> {
  return foreignOn(page, 'de', besides);
}

async function foreignOn(page: Page, own: Language, besides: Besides): Promise<string[]> {
  const said = await page.evaluate<string[], Language>(textsOf, own === 'de' ? 'en' : 'de');
  const written = typeof besides === 'function' ? await besides() : besides;
  return said.flatMap((text) => {
    if (isQuotedFrom(text, written)) return [];
    const found = foreignWordsIn(text, own, written);
    return found.length > 0 ? [`${text.slice(0, 80)} (${found.join(', ')})`] : [];
  });
}

/** Quotations take a part of what somebody wrote. */
function isQuotedFrom(text: string, written: readonly string[]): boolean {
  const quoted = /^[“„](.{20,})[”“]$/s.exec(text)?.[1];
  return quoted !== undefined && written.some((one) => one.includes(quoted));
}

/** Runs in the page. */
function textsOf(foreign: Language): string[] {
  const isSkipped = (element: Element | null) =>
    element?.closest(`:not(html)[lang="${foreign}"],script,style,noscript,textarea`) !== null;
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
