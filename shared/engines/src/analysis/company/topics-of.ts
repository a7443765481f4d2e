import { allTopics, type Mention } from '../../trades/index.ts';
import type { Page } from '../page/read-page.ts';

/** A heading, an item of a list, or two sentences. */
const enough = 2;
const mostTopics = 12;
/** What somebody likes or has at home is no matter of the business. */
const ofPeople =
  /(?<!\p{L})(?:leidenschaftlich\p{L}*|hobbys?|freizeit|privat|verheiratet|mama|papa|mutter|vater|ehefrau|ehemann|lebt|lebe|wohnt|liebt|liebe ich|ich liebe|ehrenamt\p{L}*|aufgewachsen|studi\p{L}+|parken|parkpl\p{L}+)(?!\p{L})/iu;
/** Items of a list have hardly more words. */
const shortItem = 6;

/** What the pages tell of, whatever the kind of business; what headings, lists or several sentences tell of first. */
export function topicsOf(pages: readonly Page[], tellsOther: (line: string) => boolean): Mention[] {
  const texts = pages
    .flatMap(textsOf)
    .filter(({ text }) => text.length > 2 && !tellsOther(text) && !ofPeople.test(text));
  return [...allTopics().values()]
    .map(({ id, said }) => ({
      id,
      weight: texts.reduce((sum, { text, weight }) => sum + (said.test(text) ? weight : 0), 0),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostTopics)
    .map(({ id, weight }) => ({ as: weight < enough ? 'aside' : 'topic', word: id }));
}

interface Weighed {
  readonly text: string;
  readonly weight: number;
}

const mostSentences = 400;

function textsOf({ kind, lines, title, description }: Page): Weighed[] {
  if (kind === 'imprint' || kind === 'manifest' || kind === 'contact') return [];
  const main = lines.filter(({ zone, apart }) => zone === 'main' && !apart);
  return [
    { text: title, weight: 2 },
    { text: description, weight: 2 },
    ...main
      .flatMap(({ text, heading }) =>
        text
          .slice(0, 4_000)
          .split(/(?<=[.!?])\s+(?=[\p{Lu}„"])/u)
          .map((one) => ({ text: one, weight: heading !== undefined || one.split(' ').length <= shortItem ? 2 : 1 })),
      )
      .slice(0, mostSentences),
  ].map(({ text, weight }) => ({ text: text.slice(0, 400).toLocaleLowerCase('de'), weight }));
}
