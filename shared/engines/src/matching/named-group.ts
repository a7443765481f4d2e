import { findTrade } from '../trades/index.ts';
import type { MatchMember } from './member.ts';

/**
 * Words by which a profile names businesses as its target group, and which businesses surely are meant: by trade, or by industry where all of
 * it is. What a word could mean besides ('Gäste', 'Firmen', 'Büros') is not here.
 */
const groups: readonly (readonly [word: RegExp, isMeant: (trade: string, industry: string) => boolean])[] = [
  [
    /^gastronom(?:ie|en|iebetriebe)$/,
    (trade) => /^amenity\/(?:restaurant|cafe|bar|pub|biergarten|fast_food|ice_cream)/.test(trade),
  ],
  [/^handwerk(?:er|sbetriebe?)?$/, (trade, industry) => industry === 'handwerk' && trade.startsWith('craft/')],
  [/^(?:arzt)?praxen$/, (trade) => /^(?:amenity\/(?:doctors|dentist)|healthcare\/physiotherapist)/.test(trade)],
  [/^restaurants?$/, (trade) => trade === 'amenity/restaurant'],
  [/^cafés?$/, (trade) => trade.startsWith('amenity/cafe')],
  [/^hotels?$/, (trade) => trade === 'tourism/hotel'],
  [/^pensionen$/, (trade) => trade === 'tourism/guest_house'],
  [/^kanzleien$/, (trade) => /^office\/(?:lawyer|tax_advisor|notary)/.test(trade)],
  [/^hausverwaltungen$/, (trade) => trade === 'office/property_management'],
  [
    /^(?:läden|einzelhandel|einzelhändler)$/,
    (trade, industry) => industry === 'einzelhandel' && trade.startsWith('shop/'),
  ],
  [/^(?:onlineshops?|onlinehändler)$/, (trade) => trade === 'shop/catalogue'],
  [/^autohäuser$/, (trade) => trade === 'shop/car'],
  [/^bäckereien$/, (trade) => trade === 'shop/bakery'],
  [/^apotheken$/, (trade) => trade === 'amenity/pharmacy'],
];

/** Who is named behind it is no target group. */
const leavingOut = /(?:ohne|außer|keine|nicht für)\s+$/i;

/** The word with which `one` names businesses like `other` as its target group, as it wrote it; undefined where none surely does. */
export function namedGroup(
  one: Pick<MatchMember, 'targetAudience'>,
  { trade, industry }: Pick<MatchMember, 'trade' | 'industry'>,
): string | undefined {
  const known = findTrade(trade);
  if (!known) return undefined;
  const written = one.targetAudience.slice(0, 600);
  for (const { 0: word, index } of written.matchAll(/\p{L}+/gu)) {
    const said = word.toLocaleLowerCase('de');
    if (leavingOut.test(written.slice(0, index))) continue;
    if (groups.some(([pattern, isMeant]) => pattern.test(said) && isMeant(known.id, industry))) return word;
  }
  return undefined;
}
