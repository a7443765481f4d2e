import { type Assessment, assessReview } from '../../src/reviews/assess-review.ts';
import { lcg } from '../../src/reviews/style/training.ts';
import { wilson } from '../wilson.ts';
import { edited, halfCopied } from './edits.ts';
import { percent, printTable } from './tables.ts';
import { createTextIndex, wordsIn } from './text-index.ts';

const thousand = 1_000;
const mostTexts = 10_000;
/** As long a passage as nobody writes twice by chance; such a review stands twice in the data. */
const copiedWords = 9;
/** Copies that are tried of each length. */
const tried = 250;

/**
 * Stores people's texts in turn, as a site gets them, and says how many of each thousand are flagged; then how many changed copies are,
 * once all of them are stored.
 */
export function reportVerdicts(source: string, all: readonly string[]): void {
  const texts = [...new Set(all)].slice(0, mostTexts);
  const index = createTextIndex();
  const judged = texts.map((text) => {
    const candidates = index.listSimilar(text).map((other) => ({ text: other }));
    const assessment = assessReview({ text }, candidates, {}, index.stock());
    index.store(text);
    return assessment;
  });
  const parts = Array.from({ length: Math.ceil(judged.length / thousand) }, (_, at) =>
    judged.slice(at * thousand, (at + 1) * thousand),
  );
  printTable(
    `Verdicts: ${texts.length} different texts of people stored in turn (${source})`,
    ['texts', 'hoch', `of them without ${copiedWords} words in a row from another text`, '95 % interval', 'mittel'],
    [
      ...parts.map((part, at) => rowOf(`${at * thousand + 1}–${at * thousand + part.length}`, part)),
      rowOf('all', judged),
    ],
  );
  reportCopies(texts, index.stock());
}

function rowOf(name: string, part: readonly Assessment[]): string[] {
  const flagged = part.filter(({ risk }) => risk === 'hoch');
  const honest = flagged.filter(({ evidence }) => evidence.every(({ quote = '' }) => wordsIn(quote) < copiedWords));
  const share = (some: readonly unknown[]) => percent(some.length / part.length, 2);
  const noticed = part.filter(({ risk }) => risk === 'mittel');
  return [
    name,
    share(flagged),
    share(honest),
    wilson(honest.length, part.length)
      .map((bound) => percent(bound, 2))
      .join(' to '),
    share(noticed),
  ];
}

function reportCopies(texts: readonly string[], stock: ReturnType<ReturnType<typeof createTextIndex>['stock']>): void {
  const random = lcg(5);
  const vocabulary = texts.slice(0, 800).join(' ').split(/\s+/);
  const another = () => texts[Math.floor(random() * texts.length)] ?? '';
  const kinds: [name: string, copy: (text: string) => string][] = [
    ['as it is', (text) => text],
    ['20 % edits, mixed', (text) => edited(text, 0.2, 'mixed', vocabulary, random)],
    ['20 % edits, words replaced', (text) => edited(text, 0.2, 'replaced', vocabulary, random)],
    ['40 % edits, mixed', (text) => edited(text, 0.4, 'mixed', vocabulary, random)],
    ['40 % edits, words replaced', (text) => edited(text, 0.4, 'replaced', vocabulary, random)],
    ['first half copied, new ending', (text) => halfCopied(text, another())],
  ];
  const lengths: [from: number, to: number][] = [
    [8, 11],
    [12, 14],
    [15, 30],
    [31, Number.POSITIVE_INFINITY],
  ];
  const rows = kinds.map(([name, copy]) => [
    name,
    ...lengths.map(([from, to]) => {
      const some = texts.filter((text) => wordsIn(text) >= from && wordsIn(text) <= to).slice(0, tried);
      const found = some.map((text) => assessReview({ text: copy(text) }, [{ text }], {}, stock));
      const share = (hits: readonly unknown[]) => percent(hits.length / some.length, 0);
      const noticed = found.filter(({ evidence }) => evidence.some(({ source }) => source === 'duplicate'));
      return `${share(noticed)}, ${share(found.filter(({ risk }) => risk === 'hoch'))}`;
    }),
  ]);
  const header = lengths.map(([from, to]) => (Number.isFinite(to) ? `${from} to ${to} words` : `from ${from} words`));
  printTable(
    `Changed copies of these, up to ${tried} of each length: found, of all flagged`,
    ['copy', ...header],
    rows,
  );
}
