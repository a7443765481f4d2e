import { topicLabels, topicOf } from './audience-topics.ts';
import type { MatchMember } from './member.ts';
import { stem } from './stem.ts';

/** A target group as data: known topics as bits, and the stems of all telling words. */
export interface Audience {
  readonly topics: bigint;
  readonly stems: ReadonlySet<string>;
}

const stopWords = new Set(
  (
    'aber alle allem allen aller alles als also auch auf aus bei bieten bis dass dem den der des die diese dieser durch ein eine ' +
    'einem einen einer eines er es für haben hat ihr ihre ihren ihrer im in ist jahre jahren jeder jede kunden kundinnen ' +
    'können man mehr menschen mit nach nicht noch nur oder ohne rund sehr sein seine seit sich sie sind sowie über um und ' +
    'uns unser unsere unserem unseren unserer unter vom von vor was wenn werden wie wir wird zu zum zur zwischen alter jahre'
  ).split(' '),
);
const memorySize = 5_000;
const audiences = new Map<string, Audience>();

/** The audience of a member: from the target group it gave, else from its description. */
export function audienceOf(member: Pick<MatchMember, 'targetAudience' | 'description'>): Audience {
  const text = (member.targetAudience.trim() || member.description).slice(0, 600);
  const known = audiences.get(text);
  if (known) return known;
  const audience = readAudience(text);
  if (audiences.size >= memorySize) audiences.clear();
  audiences.set(text, audience);
  return audience;
}

function readAudience(text: string): Audience {
  let topics = 0n;
  const stems = new Set<string>();
  for (const word of text.toLowerCase().match(/\p{L}[\p{L}\d-]+/gu) ?? []) {
    if (stopWords.has(word) || word.length < 3) continue;
    const topic = topicOf(word);
    if (topic >= 0) topics |= 1n << BigInt(topic);
    stems.add(stem(word));
  }
  return { topics, stems };
}

/** Three shared groups are as good as all. */
export const enoughTopics = 3;
/** Of an audience that names no group nothing is known: between a miss and a hit. */
const unknownOverlap = 0.35;
export const topicShare = 0.8;

/** How much of a's audience b also addresses, 0-1: four fifths by named groups, the rest by shared word stems. */
export function audienceOverlap(a: Audience, b: Audience): number {
  return topicShare * topicOverlap(a.topics, b.topics) + (1 - topicShare) * stemOverlap(a.stems, b.stems);
}

/** Shared groups among a's groups; of more than three, three suffice. */
function topicOverlap(a: bigint, b: bigint): number {
  return b === 0n ? unknownOverlap : topicOverlapOf(bitCount(a & b), bitCount(a));
}

/** @param shared number of groups both address; @param own number of groups one side addresses */
export function topicOverlapOf(shared: number, own: number): number {
  return own === 0 ? unknownOverlap : Math.min(1, shared / Math.min(own, enoughTopics));
}

function stemOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return Math.min(1, shared / Math.min(a.size, enoughTopics));
}

/** The groups that both seem to address, by their labels: for the score. What may be said of them is `groupsBothName`. */
export function sharedGroups(a: Audience, b: Audience): string[] {
  return topicLabels.filter((_, bit) => ((a.topics & b.topics) >> BigInt(bit)) & 1n);
}

/** How many bits of a number that is not negative are set. */
export function bitCount(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}
