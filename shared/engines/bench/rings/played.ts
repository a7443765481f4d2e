import type { HandIn, SignalKind } from '../../src/rings/index.ts';
import { randomFrom } from '../matching/random.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** What was seen of an account: each time it writes, or once only. */
export interface PlayedSignal {
  kind: SignalKind;
  tag: string;
  isOnce?: boolean;
}

/** An account of the played world, with what it is in truth. */
export interface PlayedAccount {
  id: string;
  joinedAt: number;
  signals: PlayedSignal[];
  /** The circumstance that an honest one lives in, or the kind of ring. */
  kind: string;
  /** Missing for honest members. */
  ring?: string;
}

export interface PlayedHandIn extends HandIn {
  askerId: string;
  /** What it was copied from: texts of one template carry the same name. */
  template?: string;
  /** One of those by which a ring cheats; what it does to look like anybody is none. */
  isSwindle?: boolean;
}

export interface PlayedRing {
  id: string;
  kind: string;
  size: number;
  pace: 'fast' | 'slow';
  hasDistinctTexts: boolean;
}

export interface PlayedWorld {
  accounts: PlayedAccount[];
  handIns: PlayedHandIn[];
  rings: PlayedRing[];
  /** Honest members whom somebody tries to make look like a ring, by the way it is tried. */
  framed: Map<string, string>;
  /** Requests that honest members made in their first seven days, by account. */
  firstWeek: { requests: number; messages: number; imports: number }[];
}

/** Chance of one world: the same seed plays the same. */
export function chanceFrom(seed: number) {
  const next = randomFrom(seed);
  const chance = {
    next,
    is: (probability: number) => next() < probability,
    between: (low: number, high: number) => low + next() * (high - low),
    whole: (low: number, high: number) => Math.floor(low + next() * (high - low + 1)),
    of: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
    /** Around `median`, skewed as waiting times of people are. */
    around: (median: number, spread = 1) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(spread * normal);
    },
  };
  return chance;
}

export type Chance = ReturnType<typeof chanceFrom>;
