import type { Page } from '../page/read-page.ts';
import { isAboutOthers } from './about-others.ts';

/** What a business says that it is: the words behind 'Wir sind', 'Ich bin', 'Als' and 'We are', up to where the noun ends. */
export interface SelfStatement {
  readonly text: string;
  readonly isEnglish: boolean;
}

const mostLines = 300;
const longestLine = 1_000;
const mostStatements = 40;
const mostWords = 7;
/** 'Wir sind eine kleine Ölmühle im Allgäu', 'Ich bin seit 2010 Hufschmied'. */
const being =
  /(?<!\p{L})(?:wir sind|sind wir|ich bin|bin ich) ((?:seit \p{L}*\d{4} |seit \p{L}+ Jahren |auch |und bleiben |Ihre? |dein |euer |eine?n? |der |die |das )*)(\p{L}[^.,;:!?–|]{2,80})/giu;
/** 'Als Versicherungsmakler stehen wir auf Ihrer Seite'; what somebody else is as one says nothing of the business. */
const as =
  /^Als (?:(?:eine?|Ihre?|zertifizierte[rs]?|gelernte[rs]?|unabhängige[rs]?|freie[rs]?) )*(\p{Lu}[^.,;:!?–|]{2,60})/u;
const speaker = /(?<!\p{L})(?:wir|ich|uns|mir|unser\p{Ll}*|mein\p{Ll}*)(?!\p{L})/iu;
const english = /(?<!\p{L})(?:we are|we're|i am|i'm) ((?:also |the |an? |your )*)(\p{L}[^.,;:!?–|]{2,80})/giu;
const ending =
  /(?:^| )(?:für|von|in|im|aus|mit|bei|am|an|auf|zu|zum|zur|des|nicht|keine?|stolz|da|gerne?|mitglied|partner|kunden?|gäste|nachbarn|for|in|with|from|of|at|not|proud|member|members|partners?|here|who|that)(?: |$).*$/iu;

/** What the pages say that the business is, the first page first. */
export function selfStatements(pages: readonly Page[]): SelfStatement[] {
  const found: SelfStatement[] = [];
  const add = (text: string, isEnglish: boolean) => {
    const bare = text.replace(ending, '').split(' ').slice(0, mostWords).join(' ').trim();
    if (bare !== '') found.push({ text: bare, isEnglish });
  };
  for (const page of pages) {
    if (page.kind === 'imprint') continue;
    const lines = page.lines.filter(({ zone, apart }) => zone === 'main' && apart !== 'besides').slice(0, mostLines);
    for (const text of [page.description, ...lines.map((line) => line.text)])
      for (const sentence of text.slice(0, longestLine).split(/(?<=[.!?])\s+/)) {
        if (found.length >= mostStatements) return found;
        if (isAboutOthers(sentence)) continue;
        for (const [, , what = ''] of sentence.matchAll(being)) add(what, false);
        for (const [, , what = ''] of sentence.matchAll(english)) add(what, true);
        const [, what] = as.exec(sentence) ?? [];
        if (what && speaker.test(sentence)) add(what, false);
      }
  }
  return found;
}
