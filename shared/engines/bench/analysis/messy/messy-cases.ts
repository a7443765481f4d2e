import { devHands } from './dev-hands.ts';
import { fifthDevHands } from './fifth/dev-hands.ts';
import { fifthHeldHands } from './fifth/held-hands.ts';
import { fourthDevHands } from './fourth/dev-hands.ts';
import type { Hand } from './hand.ts';
import { heldHands } from './held-hands.ts';
import { businessesOf, type MessyBusiness, type Part } from './messy-business.ts';
import { secondDevHands } from './second/dev-hands.ts';
import { secondHeldHands } from './second/held-hands.ts';
import { type Unwanted, unwantedOf } from './texts.ts';
import { thirdDevHands } from './third/dev-hands.ts';
import { thirdHeldHands } from './third/held-hands.ts';

const handsOf = {
  dev: devHands,
  held: heldHands,
  dev2: secondDevHands,
  held2: secondHeldHands,
  dev3: thirdDevHands,
  held3: thirdHeldHands,
  dev4: fourthDevHands,
  dev5: fifthDevHands,
  held5: fifthHeldHands,
};

export interface MessyCase {
  id: string;
  business: MessyBusiness;
  unwanted: Unwanted;
  site: Record<string, string>;
  /** A manifest knows no place, and may say nothing about the business. */
  isWithoutPlace: boolean;
  isWithoutText: boolean;
}

const developed = ['dev', 'dev2', 'dev3', 'dev4', 'dev5'] as const;

/** Each business of the development parts by each of their hands: some nine thousand sites to fit by; its hand is the last part of an id. */
export function developmentCases(): MessyCase[] {
  const hands = developed.flatMap((part) => Object.entries(handsOf[part]));
  return developed.flatMap((part) =>
    businessesOf(part).flatMap((business, index) =>
      hands.map(([name, hand]) => caseOf(business, unwantedOf(part, index), name, hand)),
    ),
  );
}

/** One site of each business, each by the next hand: no business and no hand is in both parts. */
export function messyCases(part: Part): MessyCase[] {
  const hands = Object.entries(handsOf[part]);
  return businessesOf(part).flatMap((business, index) => {
    const [name, hand] = hands[index % hands.length] ?? [];
    if (!name || !hand) return [];
    return caseOf(business, unwantedOf(part, index), name, hand);
  });
}

/** Hands whose pages tell no place, and those whose pages have no sentence. */
const placeless = new Set(['scriptManifest', 'scriptShell', 'shellShared', 'scriptsDescribed']);
const textless = new Set(['scriptShell', 'shellImprint']);

function caseOf(business: MessyBusiness, unwanted: Unwanted, name: string, hand: Hand): MessyCase {
  return {
    id: `${business.brand} / ${name}`,
    business,
    unwanted,
    site: hand(business, unwanted),
    isWithoutPlace: placeless.has(name),
    isWithoutText: textless.has(name),
  };
}
