import { compareFingerprints, type OverlapKind } from '../../src/reviews/duplicates/compare.ts';
import { type Fingerprint, fingerprint } from '../../src/reviews/duplicates/fingerprint.ts';
import { lcg } from '../../src/reviews/style/training.ts';
import { edited, halfCopied } from './edits.ts';
import { percent, printTable } from './tables.ts';

/** A review and the business that it is about. */
export interface ReviewOfBusiness {
  business: string;
  text: string;
  /** A language model wrote it. */
  isGenerated: boolean;
}

/** Recall of copies, and false alarms among all pairs of different reviews and among those of one business. */
export function reportDuplicates(reviews: readonly ReviewOfBusiness[]): void {
  const texts = reviews.map(({ text }) => text);
  const random = lcg(11);
  const vocabulary = texts.join(' ').split(/\s+/);
  const another = () => texts[Math.floor(random() * texts.length)] ?? '';
  const kinds: [name: string, target: string, copy: (text: string) => string][] = [
    ['20 % edits, mixed', '97 %', (text) => edited(text, 0.2, 'mixed', vocabulary, random)],
    ['20 % edits, words replaced', '97 %', (text) => edited(text, 0.2, 'replaced', vocabulary, random)],
    ['40 % edits, mixed', '90 %', (text) => edited(text, 0.4, 'mixed', vocabulary, random)],
    ['40 % edits, words replaced', '90 %', (text) => edited(text, 0.4, 'replaced', vocabulary, random)],
    ['first half copied, new ending', '90 %', (text) => halfCopied(text, another())],
  ];
  const rows = kinds.map(([name, target, copy]) => {
    const found = texts.filter((text) => compareFingerprints(fingerprint(text), fingerprint(copy(text))).kind !== null);
    return [name, percent(found.length / texts.length), target];
  });
  printTable(`Duplicates: ${texts.length} reviews against changed copies`, ['copy', 'found', 'reach'], rows);
  reportFalseAlarms(reviews);
}

/** The same words twice are no different reviews: they were entered again, and are counted apart. */
type Pairs = Record<'pairs' | 'copy' | 'partial' | 'template' | 'same', number>;

function reportFalseAlarms(reviews: readonly ReviewOfBusiness[]): void {
  const prints = reviews.map((review) => ({ ...review, print: fingerprint(review.text) }));
  const all = nothingYet();
  const within = { 'of one business': nothingYet(), 'of one business, by guests': nothingYet() };
  prints.forEach((one, index) => {
    for (const other of prints.slice(index + 1)) {
      const kind = kindOf(one.print, other.print);
      count(all, kind);
      if (one.business !== other.business) continue;
      count(within['of one business'], kind);
      if (!one.isGenerated && !other.isGenerated) count(within['of one business, by guests'], kind);
    }
  });
  const header = ['pairs', 'copy', 'partial', 'template', 'per 10,000', 'reach', 'besides, the same text twice'];
  printTable('Duplicates: alarms between different reviews', header, [cellsOf(all)]);
  printTable(
    'Duplicates: alarms between different reviews of one business',
    ['reviews', ...header],
    Object.entries(within).map(([name, pairs]) => [name, ...cellsOf(pairs)]),
  );
}

const nothingYet = (): Pairs => ({ pairs: 0, copy: 0, partial: 0, template: 0, same: 0 });

function kindOf(one: Fingerprint, other: Fingerprint): OverlapKind | 'same' | null {
  const isSame = one.words.length === other.words.length && one.words.every((word, at) => word === other.words[at]);
  return isSame ? 'same' : compareFingerprints(one, other).kind;
}

function count(pairs: Pairs, kind: ReturnType<typeof kindOf>): void {
  if (kind !== 'same') pairs.pairs += 1;
  if (kind !== null) pairs[kind] += 1;
}

function cellsOf({ pairs, copy, partial, template, same }: Pairs): string[] {
  const perTenThousand = ((10_000 * (copy + partial + template)) / pairs).toFixed(2);
  return [...[pairs, copy, partial, template].map(String), perTenThousand, '1', String(same)];
}
