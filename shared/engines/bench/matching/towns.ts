import { exposuresOf, gini, inTurn, pairFit, rankFairly } from '../../src/matching/index.ts';
import type { Member } from './network.ts';

/** So many cards are seen before anybody scrolls. */
const seenFirst = 3;
const size = 12;
const towns = 60;
const rounds = 6;

interface Town {
  /** How many of 12 were never among the first three of anybody. */
  readonly never: number;
  readonly gini: number;
  /** In which share of lists the most seen one is among the first three. */
  readonly mostSeen: number;
  /** Points of the shown score that a reader's first three lose against the best three. */
  readonly lost: number;
}

/**
 * Towns in which twelve businesses are all there is: everybody is in every list, so only the order tells who is seen. Each reads its list six times,
 * as the server makes it.
 * @param members of whom every town takes twelve @param isInTurn whether those read first give way
 */
export function inTowns(members: readonly Member[], isInTurn: boolean): Town {
  const all = Array.from({ length: towns }, (_, number) => town(placed(members, number), isInTurn));
  const mean = (of: (one: Town) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    never: mean((one) => one.never),
    gini: mean((one) => one.gini),
    mostSeen: mean((one) => one.mostSeen),
    lost: mean((one) => one.lost),
  };
}

/** Twelve of the members within a few kilometres. */
function placed(members: readonly Member[], number: number): Member[] {
  const [first] = members;
  return Array.from({ length: size }, (_, at) => {
    const member = members[(number * size + at) % members.length] as Member;
    const latitude = (first?.latitude ?? 48) + ((at * 7) % size) / 200;
    return { ...member, latitude, longitude: (first?.longitude ?? 8) + ((at * 5) % size) / 150 };
  });
}

function town(people: readonly Member[], isInTurn: boolean): Town {
  const exposures = people.map(() => 0);
  const seen = people.map(() => 0);
  let [lost, cards, lists] = [0, 0, 0];
  for (let round = 0; round < rounds; round++)
    for (const reader of people) {
      const candidates = people.flatMap((partner, at) => {
        const fit = partner === reader ? 0 : 100 * pairFit(reader, partner);
        return fit > 0
          ? [{ at, score: fit, shown: Math.round(10 * Math.sqrt(fit)), exposures: exposures[at] ?? 0 }]
          : [];
      });
      const mean = candidates.reduce((sum, one) => sum + one.exposures, 0) / Math.max(1, candidates.length);
      const chosen = rankFairly(candidates, mean);
      const best = chosen.toSorted((a, b) => b.shown - a.shown);
      const read = isInTurn ? inTurn(chosen, mean) : best;
      for (const [place, { at }] of read.entries()) exposures[at] = (exposures[at] ?? 0) + exposuresOf(place);
      const first = read.slice(0, seenFirst);
      for (const { at } of first) seen[at] = (seen[at] ?? 0) + 1;
      const points = (list: typeof read) => list.slice(0, seenFirst).reduce((sum, { shown }) => sum + shown, 0);
      lost += points(best) - points(read);
      cards += first.length;
      lists++;
    }
  return {
    never: seen.filter((times) => times === 0).length,
    gini: gini(seen),
    mostSeen: Math.max(...seen) / lists,
    lost: lost / Math.max(1, cards),
  };
}
