import { compareFingerprints } from '../../src/reviews/duplicates/compare.ts';
import { fingerprint } from '../../src/reviews/duplicates/fingerprint.ts';
import { lcg } from '../../src/reviews/style/training.ts';
import { edited, halfCopied } from './edits.ts';
import { percent, printTable } from './tables.ts';

/** Recall of copies and false alarms among all pairs of different reviews. */
export function reportDuplicates(texts: readonly string[]): void {
  const random = lcg(11);
  const vocabulary = texts.join(' ').split(/\s+/);
  const another = () => texts[Math.floor(random() * texts.length)] ?? '';
  const kinds: [name: string, target: string, copy: (text: string) => string][] = [
    ['20 % edits, mixed', '97 %', (text) => edited(text, 0.2, 'mixed', vocabulary, random)],
    ['20 % edits, words replaced', '97 %', (text) => edited(text, 0.2, 'replaced', vocabulary, random)],
    ['40 % edits, mixed', '90 %', (text) => edited(text, 0.4, 'mixed', vocabulary, random)],
    ['40 % edits, words replaced', '–', (text) => edited(text, 0.4, 'replaced', vocabulary, random)],
    ['first half copied, new ending', '90 %', (text) => halfCopied(text, another())],
  ];
  const rows = kinds.map(([name, target, copy]) => {
    const found = texts.filter((text) => compareFingerprints(fingerprint(text), fingerprint(copy(text))).kind !== null);
    return [name, percent(found.length / texts.length), target];
  });
  printTable(`Duplicates: ${texts.length} reviews against changed copies`, ['copy', 'found', 'reach'], rows);
  reportFalseAlarms(texts);
}

function reportFalseAlarms(texts: readonly string[]): void {
  const prints = texts.map((text) => fingerprint(text));
  const alarms = { copy: 0, partial: 0, template: 0 };
  let pairs = 0;
  prints.forEach((one, index) => {
    for (const other of prints.slice(index + 1)) {
      const { kind } = compareFingerprints(one, other);
      if (kind !== null) alarms[kind] += 1;
      pairs += 1;
    }
  });
  const total = alarms.copy + alarms.partial + alarms.template;
  const row = [String(pairs), ...Object.values(alarms).map(String), ((10_000 * total) / pairs).toFixed(2), '1'];
  printTable(
    'Duplicates: alarms between different reviews',
    ['pairs', 'copy', 'partial', 'template', 'per 10,000', 'reach'],
    [row],
  );
}
