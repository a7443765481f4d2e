import type { PlatformId } from '@rezenso/contract/vocabulary';
import { allowedPlatforms } from './platform-rules.ts';

/** One side of a match: its platforms are those with an active profile. */
export interface ExchangeParty {
  readonly id: string;
  readonly platforms: readonly PlatformId[];
}

/** One review to be written: `platform` is where the recipient's profile is. */
export interface ExchangePair {
  readonly reviewerId: string;
  readonly recipientId: string;
  readonly platform: PlatformId;
}

export interface ExchangePlan {
  readonly totalExchanges: number;
  /** 0-100, see `fairnessOf`. */
  readonly fairnessScore: number;
  readonly exchangePairs: readonly ExchangePair[];
}

/** More than two reviews of one partner look arranged and help nobody's readers. */
const reviewsPerSide = 2;

/**
 * A fair plan for two partners: the same number of reviews in each direction (one or two), each on an allowed platform
 * where its recipient has an active profile, the same platforms both ways as far as possible. Undefined when one side
 * has no such profile. Pairs alternate between the two so that nobody has to give everything first.
 */
export function planExchange(requester: ExchangeParty, provider: ExchangeParty): ExchangePlan | undefined {
  const ofRequester = allowedPlatforms(requester.platforms);
  const ofProvider = allowedPlatforms(provider.platforms);
  const count = Math.min(ofRequester.length, ofProvider.length, reviewsPerSide);
  if (count === 0 || requester.id === provider.id) return undefined;
  const towardsProvider = sharedFirst(ofProvider, ofRequester).slice(0, count);
  const towardsRequester = sharedFirst(ofRequester, ofProvider).slice(0, count);
  const exchangePairs = towardsProvider.flatMap((platform, index) => {
    const back = towardsRequester[index];
    const there = { reviewerId: requester.id, recipientId: provider.id, platform };
    return back ? [there, { reviewerId: provider.id, recipientId: requester.id, platform: back }] : [there];
  });
  const fairnessScore = fairnessOf(exchangePairs, requester.id);
  return { totalExchanges: exchangePairs.length, fairnessScore, exchangePairs };
}

function sharedFirst(platforms: readonly PlatformId[], others: readonly PlatformId[]): PlatformId[] {
  const shared = platforms.filter((platform) => others.includes(platform));
  return [...shared, ...platforms.filter((platform) => !others.includes(platform))];
}

/**
 * How equal a plan is, 0-100: 70 x (fewer reviews / more reviews) for what each side gives, plus
 * 30 x (platforms used in both directions / platforms used at all) for where they appear.
 * 100 means as many reviews both ways on the same platforms; 70 as many, but on different platforms.
 */
export function fairnessOf(pairs: readonly ExchangePair[], oneSide: string): number {
  const given = pairs.filter((pair) => pair.reviewerId === oneSide);
  const received = pairs.filter((pair) => pair.reviewerId !== oneSide);
  if (given.length === 0 || received.length === 0) return 0;
  const balance = Math.min(given.length, received.length) / Math.max(given.length, received.length);
  const back = new Set(received.map((pair) => pair.platform));
  const used = new Set(pairs.map((pair) => pair.platform));
  const bothWays = new Set(given.map((pair) => pair.platform).filter((platform) => back.has(platform)));
  return Math.round(70 * balance + 30 * (bothWays.size / used.size));
}
