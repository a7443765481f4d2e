import { choose } from '../text/choose.ts';
import { findTrade, type Trade, type Use } from '../trades/index.ts';
import { useBetween } from './business-need.ts';
import type { MatchMember } from './member.ts';

/** A pair of which both trades are known, with what the one has from the other. */
interface Dealing {
  readonly buyer: Trade;
  readonly seller: Trade;
  readonly use: Use;
}

type Wordings = [string, ...string[]];

/**
 * What `a` has from `b`, as a sentence to `a`. Every part of it stands in the trades' data; undefined where they say
 * nothing.
 */
export function offerSentence(a: MatchMember, b: MatchMember, seed: string): string | undefined {
  const dealing = dealingBetween(a, b);
  const wordings = dealing && offers(b.companyName, dealing);
  return wordings && choose(wordings, seed);
}

/** What `b` has from `a`, as a sentence to `a` that follows others. */
export function returnSentence(a: MatchMember, b: MatchMember, seed: string): string | undefined {
  const dealing = dealingBetween(b, a);
  const wordings = dealing && returns(b.companyName, dealing);
  return wordings && choose(wordings, seed);
}

function dealingBetween(buying: MatchMember, selling: MatchMember): Dealing | undefined {
  const [buyer, seller] = [findTrade(buying.trade), findTrade(selling.trade)];
  const use = useBetween(buying, selling);
  return buyer && seller && use ? { buyer, seller, use } : undefined;
}

function offers(name: string, { buyer, seller, use }: Dealing): Wordings | undefined {
  switch (use.kind) {
    case 'trade':
      return [
        `Als ${buyer.name} kannst du ${use.good.phrase} brauchen, und ${name} bietet ${seller.offers}.`,
        `${name} bietet ${seller.offers}; als ${buyer.name} kannst du ${use.good.phrase} brauchen.`,
      ];
    case 'everybody':
      return [
        `${capitalised(use.good.phrase)} kann jeder Betrieb brauchen, und ${name} bietet ${seller.offers}.`,
        `${name} bietet ${seller.offers}, falls du ${use.good.phrase} brauchst.`,
        `Wenn du ${use.good.phrase} brauchst: ${name} bietet ${seller.offers}.`,
      ];
    case 'people':
      return [
        `${name} bietet ${seller.offers}; das steht dir auch privat offen.`,
        `Auch privat steht dir offen, was ${name} bietet: ${seller.offers}.`,
      ];
    case 'none':
      return undefined;
  }
}

function returns(name: string, { buyer, seller, use }: Dealing): Wordings | undefined {
  switch (use.kind) {
    case 'trade':
      return [
        `Umgekehrt kann ${name} als ${buyer.name} ${use.good.phrase} brauchen, und du bietest ${seller.offers}.`,
        `Und du bietest ${seller.offers}: Als ${buyer.name} kann ${name} ${use.good.phrase} brauchen.`,
      ];
    case 'everybody':
      return [
        `Umgekehrt bietest du ${seller.offers}, und ${use.good.phrase} kann jeder Betrieb brauchen.`,
        `Und du bietest ${seller.offers}, falls ${name} ${use.good.phrase} braucht.`,
      ];
    case 'people':
      return [
        `Umgekehrt bietest du ${seller.offers}; das steht auch den Leuten von ${name} offen.`,
        `Und was du bietest, steht auch den Leuten von ${name} offen: ${seller.offers}.`,
      ];
    case 'none':
      return undefined;
  }
}

function capitalised(phrase: string): string {
  return phrase.charAt(0).toLocaleUpperCase('de') + phrase.slice(1);
}
