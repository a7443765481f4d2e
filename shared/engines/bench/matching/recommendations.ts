/**
 * Prints recommendations of generated pairs with what a reader marked them as, and how many of the marks are up to date.
 * Run: npx node shared/engines/bench/matching/recommendations.ts [--unread]
 */
import { readFileSync } from 'node:fs';
import { type MatchMember, pairFit, recommendationText, scorePair } from '../../src/matching/index.ts';
import { findTrade } from '../../src/trades/index.ts';
import { company } from './population.ts';

/** What a reader found: whether every sentence is true of both trades, and whether the text says something of both that would be wrong of another reader. */
interface Mark {
  readonly isTrue: boolean;
  readonly isSpecific: boolean;
}

const pairs = 100;
/** Of so many businesses within a few kilometres the one that suits best is what somebody reads first. */
const neighbours = 60;
const readAs = marks();

const read = Array.from({ length: pairs }, (_, number) => {
  const reader = company(number * neighbours);
  const partner = bestFor(reader, number);
  const text = recommendationText(reader, partner, scorePair(reader, partner).factors);
  return { line: `${tradeOf(reader)} < ${tradeOf(partner)}: ${text}`, mark: readAs.get(text) };
});

const known = read.flatMap(({ mark }) => mark ?? []);
for (const { line, mark } of read)
  if (!mark || !process.argv.includes('--unread')) console.log(`${signOf(mark)} ${line}`);
console.log(`${pairs} recommendations of the best of generated neighbours, ${known.length} of them read as they are`);
console.log(`untrue: ${known.filter(({ isTrue }) => !isTrue).length}, wanted 0`);
console.log(`specific to the two businesses: ${known.filter(({ isSpecific }) => isSpecific).length}, wanted 80`);

function bestFor(reader: MatchMember, number: number): MatchMember {
  const around = Array.from({ length: neighbours - 1 }, (_, step) =>
    beside(reader, company(number * neighbours + step + 1), step),
  );
  const best = around.toSorted((a, b) => pairFit(reader, b) - pairFit(reader, a))[0];
  if (!best) throw new Error('nobody is near');
  return best;
}

/** About 1 to 17 km away. */
function beside({ latitude, longitude }: MatchMember, partner: MatchMember, step: number): MatchMember {
  return { ...partner, latitude: (latitude ?? 0) + 0.01 + (step % 15) / 100, longitude };
}

function tradeOf({ trade }: MatchMember): string {
  return findTrade(trade)?.name ?? '?';
}

function signOf(mark: Mark | undefined): string {
  if (!mark) return 'unread ';
  return `${mark.isTrue ? 'true' : 'UNTRUE'}${mark.isSpecific ? ' specific' : ''}`;
}

/** By the text that was read: one that has changed since is unread. */
function marks(): Map<string, Mark> {
  const lines = readFileSync(new URL('./recommendations-read.tsv', import.meta.url), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, Mark] => {
        const [isTrue, isSpecific, text = ''] = line.split('\t');
        return [text, { isTrue: isTrue === 'true', isSpecific: isSpecific === 'specific' }];
      }),
  );
}
