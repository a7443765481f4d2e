import { entriesOf } from '@rezenso/contract/own-keys';
import { languageIds } from '@rezenso/contract/vocabulary';
import { allowedPlatforms, exchangePlatforms } from '../coordination/platform-rules.ts';
import { audienceOf, bitCount, enoughTopics } from './audience.ts';
import { reliability } from './factor-values.ts';
import { geoCell } from './geo-cell.ts';
import type { MatchMember } from './member.ts';

/**
 * What ranks a member without reading its texts, packed into one number of 62 bits: from bit 0 the audience
 * topics, then the platforms that allow exchanges, the languages, the reliability in percent, and the number of topics
 * up to `enoughTopics`.
 */
export const traitLayout = {
  topics: { shift: 0n, bits: 42n },
  platforms: { shift: 42n, bits: 6n },
  languages: { shift: 48n, bits: 5n },
  reliability: { shift: 53n, bits: 7n },
  topicCount: { shift: 60n, bits: 2n },
} as const;
export type Trait = keyof typeof traitLayout;

/** The cell of a member whose place is unknown. */
export const unplacedCell = -1;

/** The part of a member that decides its cell and its traits. */
export type Placeable = Pick<
  MatchMember,
  'latitude' | 'longitude' | 'targetAudience' | 'description' | 'platforms' | 'languages' | 'activity'
>;

/** The finest tile of a member's place in Morton order, `unplacedCell` without a place. */
export function cellOf({ latitude, longitude }: Pick<Placeable, 'latitude' | 'longitude'>): number {
  return latitude !== null && longitude !== null ? geoCell({ latitude, longitude }) : unplacedCell;
}

/** What ranks a member without its texts, as `traitLayout` packs it. */
export function packTraits(member: Omit<Placeable, 'latitude' | 'longitude'>): bigint {
  const { topics } = audienceOf(member);
  const traits: Readonly<Record<Trait, bigint>> = {
    topics,
    topicCount: BigInt(Math.min(bitCount(topics), enoughTopics)),
    platforms: platformMask(member),
    languages: languageMask(member),
    reliability: BigInt(Math.round(100 * reliability(member.activity))),
  };
  return entriesOf(traits).reduce((packed, [trait, value]) => packed | (value << traitLayout[trait].shift), 0n);
}

/** All bits of one trait, in place. */
export function traitMask(trait: Trait): bigint {
  const { shift, bits } = traitLayout[trait];
  return ((1n << bits) - 1n) << shift;
}

function platformMask({ platforms }: Pick<MatchMember, 'platforms'>): bigint {
  return maskOf(allowedPlatforms(platforms).map((platform) => exchangePlatforms.indexOf(platform)));
}

function languageMask({ languages }: Pick<MatchMember, 'languages'>): bigint {
  return maskOf(languages.map((language) => languageIds.indexOf(language)));
}

function maskOf(bits: readonly number[]): bigint {
  return bits.reduce((mask, bit) => (bit < 0 ? mask : mask | (1n << BigInt(bit))), 0n);
}
