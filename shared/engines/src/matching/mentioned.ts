import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { shortName } from '../text/short-name.ts';
import { businessesNamed, type Mention } from '../trades/index.ts';
import type { MatchMember } from './member.ts';
import * as german from './mentioned.de.ts';
import english from './mentioned.en.ts';
import type { Wordings } from './trade-sentences.de.ts';

const words = inLanguages(german, { en: english });

/** That the website of one of two names businesses like the other. */
export interface Named extends Mention {
  readonly as: Exclude<Mention['as'], 'topic' | 'aside' | 'limit'>;
  /** Whether it is the reader's website. */
  readonly isReaders: boolean;
}

type Known = Pick<MatchMember, 'trade' | 'industry' | 'mentions'>;

/** As strong as what one trade needs of another, or nearly so: it stands on a website. */
const strengths: Readonly<Record<Named['as'], number>> = { customer: 0.95, partner: 0.95, other: 0.8 };

const order: readonly Named['as'][] = ['customer', 'partner', 'other'];

/** Which of two, `a` the reader, names businesses like the other on its website, customers first and whom it tells of in passing last. */
export function namedOnWebsites(a: Known, b: Known): Named[] {
  return [
    ...namedBy(a, b).map((mention): Named => ({ ...mention, isReaders: true })),
    ...namedBy(b, a).map((mention): Named => ({ ...mention, isReaders: false })),
  ].toSorted((one, other) => order.indexOf(one.as) - order.indexOf(other.as));
}

/** How strongly it ties two, 0-1. */
export function mentionStrength(a: Known, b: Known): number {
  return Math.max(0, ...namedOnWebsites(a, b).map(({ as }) => strengths[as]));
}

/** That, in sentences to the reader which quote the one word. */
export function mentionWordings({ as, word, isReaders }: Named, b: MatchMember, language: Language): Wordings {
  const { yourCustomers, theirCustomers, yourPartners, theirPartners, yourWebsiteTells, theirWebsiteTells } =
    words(language);
  const name = shortName(b.companyName);
  if (as === 'other') return (isReaders ? yourWebsiteTells : theirWebsiteTells)(name, word);
  if (as === 'customer') return (isReaders ? yourCustomers : theirCustomers)(name, word);
  return (isReaders ? yourPartners : theirPartners)(name, word);
}

function namedBy(one: Known, other: Known): Omit<Named, 'isReaders'>[] {
  const { trade } = other;
  if (trade === null || trade === one.trade) return [];
  const isAfar = other.industry === 'e-commerce';
  return one.mentions.flatMap(({ as, word }) => {
    if (as === 'topic' || as === 'aside' || as === 'limit') return [];
    const named = businessesNamed(word);
    // Who sells on the internet alone is none of the 'Läden'.
    return named?.trades.has(trade) && !(isAfar && named.isWide) ? [{ as, word }] : [];
  });
}
