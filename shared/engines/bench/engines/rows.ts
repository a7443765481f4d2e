import { shareWithInterval } from '../wilson.ts';

/** A figure of the table that stands in docs/engines.md. */
export interface Row {
  what: string;
  reach: string;
  /** Who measures it. */
  bench: Bench;
  /** Reads it from what that bench printed, with the number of cases; undefined where it was not measured. */
  read: (printed: string) => string | undefined;
  /** What it says while nobody has measured it. */
  unmeasured?: string;
}

export type Bench = 'reviews' | 'suggestions' | 'recommendations' | 'exposure' | 'geo' | 'analysis' | 'models';

/** Every figure in the order of the table; a bench that gains one adds a row here. */
export const rows: readonly Row[] = [
  {
    what: "people's reviews flagged 'hoch', hotels stored in turn",
    reach: '0.3 %',
    bench: 'reviews',
    read: (printed) => ofVerdicts(printed, 2),
  },
  {
    what: "people's reviews noticed as 'mittel', hotels stored in turn",
    reach: 'stated',
    bench: 'reviews',
    read: (printed) => ofVerdicts(printed, 5),
  },
  {
    what: 'false alarms on pairs of different reviews',
    reach: '1 in 10,000',
    bench: 'reviews',
    read: (printed) => ofPairs(printed, /^\| (\d{5,}) \| (\d+) \| (\d+) \| (\d+) \|/m),
  },
  {
    what: '… of one business, and of these by guests',
    reach: '1 in 10,000',
    bench: 'reviews',
    read: (printed) => {
      const [all, guests] = ['of one business', 'of one business, by guests'].map((reviews) =>
        ofPairs(printed, new RegExp(`^\\| ${reviews} \\| (\\d+) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\|`, 'm')),
      );
      return all && `${all}; ${guests}`;
    },
  },
  {
    what: '… of one business, other trades, held apart: all; without those that share nine words in a row',
    reach: '1 in 10,000',
    bench: 'reviews',
    read: (printed) => {
      const [, pairs, alarms, copied] = cells(printed, /^\| all \| apart \| (\d+) \| (\d+) \| (\d+) \|/m);
      return pairs && `${alarms} of ${pairs}; ${Number(alarms) - Number(copied)}`;
    },
  },
  ...['20 % edits, mixed', '40 % edits, mixed', '40 % edits, words replaced', 'first half copied, new ending'].map(
    (copy): Row => ({
      what: `copies found: ${copy}`,
      reach: copy.startsWith('20') ? '97 %' : '90 %',
      bench: 'reviews',
      read: (printed) => {
        const [, all] = cells(printed, /Duplicates: (\d+) reviews against changed copies/);
        return ofPercent(cells(printed, new RegExp(`^\\| ${copy} \\| ([\\d.]+) %`, 'm'))[1], all);
      },
    }),
  ),
  {
    what: 'copies in other words found, built-in',
    reach: 'stated',
    bench: 'models',
    read: (printed) => cells(printed, /\| copies in other words found, of 30 \| ([^|]+) \|/)[1],
  },
  {
    what: 'copies in other words found, with an embedding model',
    reach: '15 of 30',
    bench: 'models',
    read: (printed) => {
      const [, found] = cells(printed, /\| copies in other words found, of 30 \| [^|]+ \| ([^|]+) \|/);
      return found?.startsWith('not measured') ? undefined : found;
    },
    unmeasured: 'not measured: no model',
  },
  ...(['casual', 'polished'] as const).map(
    (voice): Row => ({
      what: `machine-written, ${voice}, trades and sessions not seen: AUC (texts)`,
      reach: voice === 'casual' ? '0.85' : '0.93',
      bench: 'reviews',
      read: (printed) => ofArea(printed, new RegExp(`^\\| ${voice} \\| (\\d+) \\| ([\\d.]+) \\| ([^|]+) \\|`, 'm')),
    }),
  ),
  {
    what: "… by Llama 3 after people's sentences",
    reach: '–',
    bench: 'reviews',
    read: (printed) =>
      ofArea(printed, /^\| restaurants, by Llama 3 [^|]+\| (\d+) \| [^|]+\| [^|]+\| ([\d.]+) \| ([^|]+) \|/m),
  },
  {
    what: '… expected calibration error, 8 to 15, 16 to 30, more words; by curves fitted without them; of chance alone',
    reach: '2 %',
    bench: 'reviews',
    read: ofCalibration,
  },
  {
    what: 'people of four other trades conspicuous',
    reach: '0.1 %',
    bench: 'reviews',
    read: (printed) => {
      const [, all, share, interval] = cells(
        after(printed, 'people nothing was chosen with'),
        /^\| all \| (\d+) \| ([\d.]+ %) \| ([^|]+) \|/m,
      );
      return all && `${share} of ${all} (${interval})`;
    },
  },
  {
    what: 'machine-written hotel reviews, accuracy on single fields (`upside`), both models; words alone',
    reach: '90 %',
    bench: 'reviews',
    read: (printed) => {
      const field = /^\| upside \| (\d+) \| ([\d.]+) %/m;
      const [both, words] = [after(printed, 'Style: both models'), printed].map((part) => cells(part, field));
      const accuracy = ofPercent(both?.[2], both?.[1]);
      return accuracy && words?.[2] && `${accuracy}; ${words[2]} %`;
    },
  },
  {
    what: '… words alone, expected calibration error on hotels',
    reach: 'stated',
    bench: 'reviews',
    read: (printed) => cells(printed, /calibration on held-out hotels, expected error ([\d.]+ %)/)[1],
  },
  {
    what: 'recommendations read: untrue of their two trades',
    reach: '0 of 100',
    bench: 'recommendations',
    read: (printed) => ofRead(printed, /^untrue: (\d+)/m),
  },
  {
    what: 'recommendations read: specific to the two',
    reach: '80 of 100',
    bench: 'recommendations',
    read: (printed) => ofRead(printed, /^specific to the two businesses: (\d+)/m),
  },
  {
    what: 'sentences made of notes that are right, notes held apart',
    reach: '97 %',
    bench: 'suggestions',
    read: (printed) => cells(printed, /^\| held-apart \| \d+ \| ([^|]+) \|/m)[1],
  },
  {
    what: 'company name on messy sites held apart, accepted',
    reach: '95 %',
    bench: 'analysis',
    read: (printed) => ofSites(printed, 3),
  },
  { what: '… first choice', reach: '88 %', bench: 'analysis', read: (printed) => ofSites(printed, 4) },
  { what: 'place on messy sites held apart, Germany', reach: '92 %', bench: 'analysis', read: (p) => ofSites(p, 5) },
  { what: '… Austria and Switzerland', reach: '92 %', bench: 'analysis', read: (printed) => ofSites(printed, 6) },
  {
    what: 'industry at a confidence of 0.7 and more: right, tidy sites of the test part',
    reach: '96 % at 93 % of all',
    bench: 'analysis',
    read: (printed) => {
      const [, all, sure, right] = cells(
        printed,
        /^\| test all \| (\d+) \| [^|]+\| [^|]+\| [^|]+\| ([\d.]+) % \| ([\d.]+) %/m,
      );
      const answered = Math.round((Number(sure) / 100) * Number(all));
      return all && `${ofPercent(right, String(answered))}, at ${sure} % of ${all}`;
    },
  },
  {
    what: 'places as people write them, held apart',
    reach: '97 %',
    bench: 'geo',
    read: (printed) => {
      const [, right, all] = cells(printed, /^\| held-apart \| (\d+) \| (\d+) \|/m);
      return all && shareWithInterval(Number(right), Number(all));
    },
  },
  {
    what: 'postcodes against independent coordinates: km at p50, p95, p99',
    reach: 'p95 10, p99 20',
    bench: 'geo',
    read: (printed) => {
      const [, all, median, p95, p99] = cells(printed, /^\| (\d+) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/m);
      return all && `${median}, ${p95}, ${p99} (${all})`;
    },
  },
];

function cells(printed: string, pattern: RegExp): readonly (string | undefined)[] {
  return pattern.exec(printed) ?? [];
}

/** A printed percentage of known cases, with its interval. */
function ofPercent(percent: string | undefined, all: string | undefined): string | undefined {
  return percent && all && shareWithInterval(Math.round((Number(percent) / 100) * Number(all)), Number(all));
}

/** Alarms of all kinds among the pairs of a row of pairs, copies, part copies and templates. */
function ofPairs(printed: string, row: RegExp): string | undefined {
  const [, pairs, ...alarms] = cells(printed, row);
  return pairs && `${alarms.reduce((sum, count) => sum + Number(count), 0)} of ${pairs}`;
}

/** What was printed from this heading on; nothing where it is missing. */
function after(printed: string, heading: string): string {
  const start = printed.indexOf(heading);
  return start === -1 ? '' : printed.slice(start);
}

/** An area under the curve with its interval and the number of texts, which stand in the row in the order number, area, interval. */
function ofArea(printed: string, row: RegExp): string | undefined {
  const [, texts, area, interval] = cells(printed, row);
  return area && `${area} (${interval}; ${texts})`;
}

function ofCalibration(printed: string): string | undefined {
  const lengths = ['8 to 15', '16 to 30', 'from 31'].map((length) =>
    cells(printed, new RegExp(`^\\| ${length} words \\| \\d+ \\| ([\\d.]+) % \\| ([\\d.]+) % \\| ([\\d.]+) %`, 'm')),
  );
  const columns = [1, 2, 3].map((column) => lengths.map((row) => row[column]).join(', '));
  return lengths[0]?.[1] && `${columns.join(' %; ')} %`;
}

function ofVerdicts(printed: string, column: number): string | undefined {
  const verdicts = after(printed, 'Verdicts:');
  const [, all] = cells(verdicts, /Verdicts: (\d+) different texts/);
  const row = /^\| all \|.*$/m.exec(verdicts)?.[0].split('|') ?? [];
  return ofPercent(/[\d.]+/.exec(row[column] ?? '')?.[0], all);
}

function ofRead(printed: string, pattern: RegExp): string | undefined {
  const [, read] = cells(printed, /(\d+) of them read as they are/);
  const [, count] = cells(printed, pattern);
  return count && read && shareWithInterval(Number(count), Number(read));
}

/** All writings of the held-apart sites together. */
function ofSites(printed: string, column: number): string | undefined {
  const sums = [...printed.matchAll(/^\| held[23]? \|.*$/gm)].map(([row]) => {
    const [, right, all] = cells(row.split('|')[column] ?? '', /(\d+) of (\d+)/);
    return [Number(right ?? 0), Number(all ?? 0)] as const;
  });
  const [right, all] = sums.reduce(([r, a], [right, all]) => [r + right, a + all] as const, [0, 0] as const);
  return all === 0 ? undefined : shareWithInterval(right, all);
}
