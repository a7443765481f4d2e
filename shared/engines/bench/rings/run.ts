// `npm run bench rings [-- --development] [-- --worlds 4] [-- --members 2000] [-- --rings 100]`: plays worlds of honest members and of rings,
// and prints how many rings are found, after how many swaps, and which honest members were touched. See docs/engines-rings.md.
import { parseArgs } from 'node:util';
import { percent, printTable, quantile } from '../reviews/tables.ts';
import { shareWithInterval, wilson } from '../wilson.ts';
import { playRings, ringKinds } from './dishonest.ts';
import { framings, playFramers } from './framers.ts';
import { playHonest } from './honest.ts';
import { chanceFrom, type PlayedWorld } from './played.ts';
import { type Watched, type WatchedRing, watch } from './watched.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    development: { type: 'boolean', default: false },
    worlds: { type: 'string', default: '10' },
    members: { type: 'string', default: '2000' },
    rings: { type: 'string', default: '100' },
    framed: { type: 'string', default: '25' },
  },
});

/** Rules were set while looking at worlds of the first row of seeds, and are judged by those of the second. */
const firstSeed = values.development ? 1_000 : 1_370_000;
/** Within so many swaps of each account a ring is to be found. */
const reach = 10;

const worlds = Array.from({ length: Number(values.worlds) }, (_, number) => played(firstSeed + number));
const watched = worlds.map(watch);
print(watched, worlds);

function played(seed: number): PlayedWorld {
  const world: PlayedWorld = { accounts: [], handIns: [], rings: [], framed: new Map(), firstWeek: [] };
  playHonest(world, Number(values.members), chanceFrom(seed));
  playRings(world, Number(values.rings), chanceFrom(seed + 500_000_000));
  playFramers(world, Number(values.framed), chanceFrom(seed + 700_000_000));
  return world;
}

function print(all: readonly Watched[], played: readonly PlayedWorld[]): void {
  const rings = all.flatMap((one) => one.rings);
  const [framed, honest] = parted(all.flatMap((one) => one.honest));
  const seeds = values.development ? 'development' : 'judging';
  const row = (name: string, of: readonly WatchedRing[]) => [name, ...ringRow(of)];
  printTable(
    `Rings found, ${seeds} seeds, ${all.length} worlds`,
    [
      'rings',
      `half held within ${reach} swaps each (95 % interval)`,
      'ever',
      'swaps each: p50, p95',
      'first hold after swaps of all: p50',
    ],
    [
      row('all', rings),
      ...ringKinds.map((kind) =>
        row(
          kind,
          rings.filter((ring) => ring.kind === kind),
        ),
      ),
      row(
        '3 to 5 accounts',
        rings.filter(({ size }) => size <= 5),
      ),
      row(
        '6 to 12',
        rings.filter(({ size }) => size > 5 && size <= 12),
      ),
      row(
        '13 to 30',
        rings.filter(({ size }) => size > 12),
      ),
      row(
        'fast',
        rings.filter(({ pace }) => pace === 'fast'),
      ),
      row(
        'slow',
        rings.filter(({ pace }) => pace === 'slow'),
      ),
      row(
        'distinct texts',
        rings.filter(({ hasDistinctTexts }) => hasDistinctTexts),
      ),
      row(
        'slow, distinct texts',
        rings.filter((ring) => ring.pace === 'slow' && ring.hasDistinctTexts),
      ),
    ],
  );
  const kinds = [...new Set(honest.map(({ kind }) => kind))];
  printTable(
    'Honest members ever touched',
    ['circumstance', 'watched (less volume)', 'held for a look', 'banned'],
    [undefined, ...kinds].map((kind) => {
      const of = honest.filter((one) => kind === undefined || one.kind === kind);
      const with_ = (level: string) => of.filter((one) => one.level === level).length;
      return [
        kind ?? 'all',
        shareWithInterval(with_('watch'), of.length),
        preciseShare(with_('hold'), of.length),
        `0 of ${of.length}: there is no such level`,
      ];
    }),
  );
  printTable(
    'Honest members whom puppets frame',
    ['how', 'watched (less volume)', 'held for a look'],
    [undefined, ...framings].map((how) => {
      const of = framed.filter(({ framing }) => how === undefined || framing === how);
      const with_ = (level: string) => of.filter((one) => one.level === level).length;
      return [how ?? 'all', shareWithInterval(with_('watch'), of.length), shareWithInterval(with_('hold'), of.length)];
    }),
  );
  const weeks = played.flatMap(({ firstWeek }) => firstWeek);
  printTable(
    'What honest members do in their first seven days',
    ['', 'p50', 'p95', 'p99', 'p99.9', 'most'],
    (['requests', 'messages', 'imports'] as const).map((name) => {
      const counts = weeks.map((week) => week[name]);
      return [
        name,
        ...[0.5, 0.95, 0.99, 0.999].map((part) => String(quantile(counts, part))),
        String(Math.max(...counts)),
      ];
    }),
  );
}

/** Those whom somebody frames, and those who are left alone. */
function parted(all: Watched['honest']): [framed: Watched['honest'], others: Watched['honest']] {
  return [all.filter(({ framing }) => framing !== undefined), all.filter(({ framing }) => framing === undefined)];
}

function ringRow(rings: readonly WatchedRing[]): string[] {
  const found = rings.flatMap(({ swapsEach }) => swapsEach ?? []);
  const inTime = found.filter((swaps) => swaps <= reach);
  const firsts = rings.flatMap(({ swapsUntilFirst }) => swapsUntilFirst ?? []);
  return [
    shareWithInterval(inTime.length, rings.length),
    shareWithInterval(found.length, rings.length),
    `${quantile(found, 0.5).toFixed(1)}, ${quantile(found, 0.95).toFixed(1)}`,
    String(quantile(firsts, 0.5)),
  ];
}

/** Of rare cases two more digits say something. */
function preciseShare(part: number, all: number): string {
  const [low, high] = wilson(part, all);
  return `${part} of ${all}, ${percent(part / all, 2)} (${percent(low, 2)} to ${percent(high, 2)})`;
}
