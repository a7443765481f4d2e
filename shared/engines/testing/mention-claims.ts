import { businessesNamed } from '../src/trades/index.ts';
import type { Business } from './business.ts';

const readers =
  /^(?:Deine Website|Auf deiner Website|Als Kundschaft nennt deine Website|Your website|As your customers) /;
const quotes = /^(?=.*\b(?:Website|website)\b).*[„“]([^“”]+)[“”]/u;
const inPassing = /in diesem Fach arbeite(?:t|st) |that is what/i;
const aboutPartners = /Zusammenarbeit|working with others/;

/**
 * Whether the website of one of two names businesses like the other, as a sentence says in German or English; undefined for a sentence about something
 * else. The name of the partner stands as PARTNER.
 */
export function isMentionCarried(sentence: string, reader: Business, partner: Business): boolean | undefined {
  const word = quotes.exec(sentence)?.[1];
  // Of both is another matter (`isCommonCarried`).
  if (word === undefined || /nennen beide|both name|Both of your websites/.test(sentence)) return undefined;
  const [named, other] = readers.test(sentence) ? [reader, partner] : [partner, reader];
  const as = aboutPartners.test(sentence) ? 'partner' : inPassing.test(sentence) ? 'other' : 'customer';
  const isSaid = (named.mentions ?? []).some((mention) => mention.as === as && mention.word === word);
  return isSaid && named.trade !== other.trade && (businessesNamed(word)?.trades.has(other.trade ?? '') ?? false);
}
