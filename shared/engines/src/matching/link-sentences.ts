import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { shortName } from '../text/short-name.ts';
import type { Linked } from './link-sentences.de.ts';
import * as german from './link-sentences.de.ts';
import english from './link-sentences.en.ts';
import { isLooseLink, type Link, linksOf } from './links.ts';
import type { MatchMember } from './member.ts';
import { isSoberKind, kindOffered, listedByItself } from './offered.ts';
import type { Wordings } from './trade-sentences.de.ts';

const words = inLanguages(german, { en: english });

/** A link in words, and by what one tells it from others that are read together. */
export interface LinkWordings {
  readonly id: string;
  readonly kind: Link['kind'];
  /** Whether it could be told to many. */
  readonly isLoose: boolean;
  /** Whether it makes the reader a customer of the partner. */
  readonly isBuying: boolean;
  readonly wordings: Wordings;
}

/** What links `a` and `b`, in sentences to `a` that name what both offer, the most special first. */
export function linkWordings(a: MatchMember, b: MatchMember, language: Language): LinkWordings[] {
  const linked = linkedBy(a, b, language);
  if (!linked) return [];
  const say = words(language);
  return linksOf(a, b).flatMap((link): LinkWordings[] => {
    const isLoose = isLooseLink(link);
    const isBuying = link.kind !== 'occasion' && link.isReaders;
    if (link.kind === 'occasion') {
      const { id, words: when, isSober } = link.occasion;
      const wordings = say.occasion(when[language], { ...linked, isSober: isSober || linked.isSober });
      return [{ id, kind: link.kind, isLoose, isBuying, wordings }];
    }
    if (link.kind === 'workday') {
      const { id, words: beginning } = link.workday;
      const wordings = (link.isReaders ? say.yourWorkday : say.theirWorkday)(beginning[language], linked);
      return [{ id, kind: link.kind, isLoose, isBuying, wordings }];
    }
    const { good, words: goesOn } = link.everyday;
    const wordings = (link.isReaders ? say.yourEveryday : say.theirEveryday)(goesOn[language], linked);
    return [{ id: good, kind: link.kind, isLoose, isBuying, wordings }];
  });
}

/** What both offer, for a sentence to `a`; undefined where that is not known of both, or is the same. */
export function linkedBy(a: MatchMember, b: MatchMember, language: Language): Linked | undefined {
  const own = shortly(a, language);
  const theirs = shortly(b, language);
  if (own === undefined || theirs === undefined || own === theirs) return undefined;
  const name = shortName(b.companyName);
  return {
    name,
    own,
    theirs,
    isInName: isInName(theirs, name),
    isSober: isSoberKind(a.trade) || isSoberKind(b.trade),
  };
}

/** What every business of its kind offers; of who named none, what it lists itself. */
function shortly(business: MatchMember, language: Language): string | undefined {
  return kindOffered(business, language)?.things ?? listedByItself(business, language);
}

/** Whether each noun of what is offered stands in the name: 'Ergotherapie' in 'Ergotherapie Linden', 'Versicherungen' in 'Kern Versicherungsmakler'. */
export function isInName(things: string, name: string): boolean {
  const said = name.toLocaleLowerCase('de');
  // English writes its nouns small.
  const nouns = things.match(/\p{Lu}[\p{L}-]+/gu) ?? things.match(/\p{L}{4,}/gu) ?? [];
  return (
    nouns.length > 0 &&
    nouns.every((noun) => said.includes(noun.toLocaleLowerCase('de').replace(/(?<=.{4})(?:en|er|e|n|s)$/u, '')))
  );
}
