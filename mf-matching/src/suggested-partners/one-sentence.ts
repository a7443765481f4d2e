import type { PotentialMatch } from '@rezenso/contract/matches';

const sentences = new Intl.Segmenter('de', { granularity: 'sentence' });

/** More than one sentence stays below this; a longer one is cut at a word: three lines of a card. */
const longest = 150;

/** The business in its own words; undefined or empty where it has none. */
const saysItself = ({ user }: PotentialMatch) => user.description?.trim();

/**
 * What a card says of a partner: how the business itself begins, which is true of it and of no other; where it says
 * nothing, the strongest reason for the suggestion.
 */
export function oneSentence(partner: PotentialMatch): string {
  const said = saysItself(partner) || partner.reasons[0]?.text || partner.recommendation;
  let text = '';
  for (const { segment } of sentences.segment(said)) {
    if (text && (text + segment).trimEnd().length > longest) break;
    text += segment;
  }
  text = text.trimEnd();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s,;:–-]+$/, '')} …`;
}
