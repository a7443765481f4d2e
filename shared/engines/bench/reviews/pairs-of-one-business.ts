import { compareFingerprints } from '../../src/reviews/duplicates/compare.ts';
import { fingerprint } from '../../src/reviews/duplicates/fingerprint.ts';
import { sharedRuns } from '../../src/reviews/duplicates/overlap.ts';
import { countWords, leastWords } from '../../src/reviews/style/lessons.ts';
import { hashText } from '../../src/reviews/text/hash.ts';
import { businessesIn } from '../../tables/style/read-businesses.ts';
import { wilson } from '../wilson.ts';
import { printTable } from './tables.ts';

/** Nobody writes so many words in a row twice by chance: one review was handed in twice, or taken from the other. */
const copiedWords = 9;

const files = { doctors: 'doctors.xml', restaurants: 'restaurants.csv', clinics: 'clinics.csv' } as const;

interface Alarms {
  pairs: number;
  alarms: number;
  /** Of these such that share nine words in a row. */
  copied: number;
}

/**
 * Alarms between people's different reviews of one business, by trade, of half of the businesses those that the stock of the trades was
 * gathered with, and of the other half. @param folder where the files of sources.ts lie
 */
export function reportPairsOfOneBusiness(folder: string): void {
  const counted = Object.entries(files).flatMap(([trade, file]) => {
    const businesses = [...businessesIn(folder, file)];
    return (['seen', 'apart'] as const).map((part) => {
      const own = businesses.filter(([name]) => isApart(name) === (part === 'apart'));
      return { trade, part, ...sumOf(own.map(([, texts]) => alarmsAmong(texts))) };
    });
  });
  const apart = counted.filter(({ part }) => part === 'apart');
  const rows = [
    ...counted,
    { trade: 'all', part: 'apart', ...sumOf(apart) },
    { trade: 'all', part: 'both', ...sumOf(counted) },
  ];
  printTable(
    'Duplicates: alarms between different reviews of one business, people of other trades',
    [
      'trade',
      'businesses',
      'pairs',
      'alarms',
      'of them nine words in a row',
      'per 10,000',
      'without these',
      '95 % interval',
    ],
    rows.map(({ trade, part, pairs, alarms, copied }) => [
      trade,
      part,
      ...[pairs, alarms, copied].map(String),
      ...[alarms, alarms - copied].map((count) => perTenThousand(count / pairs)),
      wilson(alarms - copied, pairs)
        .map(perTenThousand)
        .join(' to '),
    ]),
  );
}

function isApart(business: string): boolean {
  return ((hashText(`half ${business}`) >>> 7) & 1) === 1;
}

/** The same words twice are no different reviews. */
export function alarmsAmong(texts: readonly string[]): Alarms {
  const prints = texts.filter((text) => countWords(text) >= leastWords).map((text) => fingerprint(text));
  const found: Alarms = { pairs: 0, alarms: 0, copied: 0 };
  prints.forEach((one, index) => {
    for (const other of prints.slice(index + 1)) {
      if (one.words.join() === other.words.join()) continue;
      found.pairs += 1;
      if (compareFingerprints(one, other).kind === null) continue;
      found.alarms += 1;
      if (sharedRuns(one, other, copiedWords).length > 0) found.copied += 1;
    }
  });
  return found;
}

function sumOf(parts: readonly Alarms[]): Alarms {
  const sum = (of: keyof Alarms) => parts.reduce((all, part) => all + part[of], 0);
  return { pairs: sum('pairs'), alarms: sum('alarms'), copied: sum('copied') };
}

const perTenThousand = (share: number): string => (10_000 * share).toFixed(2);
