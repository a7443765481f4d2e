import { initiativeIn, partnerOf, type View } from './view.ts';

interface Circle {
  /** Partners that swap with another partner too. */
  core: ReadonlySet<string>;
  /** 0-1: how many of the possible pairs of them swap. */
  density: number;
  /** 0-1: how much of what the account did was with them. */
  share: number;
  /** 0-1: how many of them name the same place as the account. */
  local: number;
}

/** How closed the circle around an account is. A few swaps with strangers do not open it. */
export function circleOf({ id, mine, partners, writtenBy, shared }: View): Circle {
  const pairs = new Set<string>();
  const core = new Set<string>();
  for (const partner of partners)
    for (const { subjectId } of writtenBy.get(partner) ?? []) {
      if (subjectId === id || !partners.has(subjectId)) continue;
      pairs.add(partner < subjectId ? `${partner} ${subjectId}` : `${subjectId} ${partner}`);
      core.add(partner).add(subjectId);
    }
  const possible = (core.size * (core.size - 1)) / 2;
  const inside = mine.filter((one) => core.has(partnerOf(id, one)));
  return {
    core,
    density: possible > 0 ? pairs.size / possible : 0,
    share: (inside.length * initiativeIn(id, inside)) / (mine.length + 1),
    local:
      [...core].filter((one) => shared.get(one)?.some(({ kind }) => kind === 'place')).length / Math.max(1, core.size),
  };
}

interface Repeats {
  /** Partners with whom there was more than one swap in each direction. */
  pairs: number;
  /** 0-1: what went beyond one swap, of all reviews of the account. */
  share: number;
}

/** Whoever swaps with the same few over and over. */
export function repeatsOf({ id, mine, partners }: View): Repeats {
  let pairs = 0;
  let reviews = 0;
  for (const partner of partners) {
    const between = mine.filter((one) => partnerOf(id, one) === partner);
    const given = between.filter(({ writerId }) => writerId === id).length;
    if (given < 2 || between.length - given < 2) continue;
    pairs += 1;
    reviews += between.length - 2;
  }
  return { pairs, share: reviews / (mine.length + 1) };
}

interface Star {
  /** Who wrote for this account, got nothing back, and writes for hardly anybody else. */
  captives: number;
  /** Those of them that are used in its browser or network, or have its mailbox. */
  linked: number;
  /** 0-1: of all that wrote for it. */
  captiveShare: number;
  /** Reviews for businesses that never wrote back, though they had some days, and that are used in its browser or network. */
  unreturned: number;
  /** Reviews beyond the second for a business that never wrote back. */
  again: number;
}

/** A partner that owes a review is nothing that its writer did; of those of one hand it is a habit. */
const timeToReturn = 4 * 86_400_000;
/** A range that so many accounts use connects nobody. */
const crowdedFrom = 30;

/** Reviews that go in one direction only: many for one business, or one writer for others. */
export function starOf({ id, mine, written, writersOf, writtenBy, shared }: View): Star {
  const givenTo = new Set(written.map(({ subjectId }) => subjectId));
  const writers = new Set(mine.filter(({ subjectId }) => subjectId === id).map(({ writerId }) => writerId));
  const isLinked = (one: string) =>
    shared
      .get(one)
      ?.some(
        ({ kind, crowd }) => kind === 'device' || kind === 'mailbox' || (kind === 'network' && crowd < crowdedFrom),
      );
  const captives = [...writers].filter((writer) => {
    const all = writtenBy.get(writer) ?? [];
    const here = all.filter(({ subjectId }) => subjectId === id).length;
    return !givenTo.has(writer) && !writersOf.has(writer) && here / all.length >= 0.3;
  });
  const newest = Math.max(...mine.map(({ handedInAt }) => handedInAt));
  const unreturned = written.filter(
    ({ subjectId, handedInAt }) => !writers.has(subjectId) && handedInAt < newest - timeToReturn && isLinked(subjectId),
  );
  const oneWay = Map.groupBy(
    written.filter(({ subjectId }) => !writers.has(subjectId)),
    ({ subjectId }) => subjectId,
  );
  return {
    captives: captives.length,
    linked: captives.filter(isLinked).length,
    captiveShare: captives.length / Math.max(1, writers.size),
    unreturned: unreturned.length,
    again: [...oneWay.values()].reduce((sum, reviews) => sum + Math.max(0, reviews.length - 2), 0),
  };
}

interface Besides {
  /** Who wrote for several of the businesses that this account wrote for, where none of them wrote back to either. */
  writers: number;
  /** 0-1: of the businesses that it wrote for, those that such a writer wrote for too. */
  share: number;
}

/** From so many businesses on that two wrote for it is no coincidence: honest members meet by chance once or twice. */
const sameBusinesses = 3;

/** Who writes beside the same others, for the same businesses, which owe neither of them anything. */
export function besidesOf({ id, written, writersOf, writtenBy }: View): Besides {
  const oneWay = (writer: string, business: string) =>
    !(writtenBy.get(business) ?? []).some(({ subjectId }) => subjectId === writer);
  const businesses = new Set(written.map(({ subjectId }) => subjectId));
  const served = new Map<string, string[]>();
  for (const business of businesses) {
    if (!oneWay(id, business)) continue;
    for (const other of writersOf.get(business) ?? [])
      if (other !== id && oneWay(other, business)) served.set(other, [...(served.get(other) ?? []), business]);
  }
  const often = [...served.values()].filter((same) => same.length >= sameBusinesses);
  const same = new Set(often.flat());
  const beside = written.filter(({ subjectId }) => same.has(subjectId));
  return { writers: often.length, share: (same.size * initiativeIn(id, beside)) / Math.max(1, businesses.size) };
}
