import { hasLegalForm, withoutLegalForm } from '../../../src/analysis/company/legal-form.ts';
import { fold } from '../../../src/analysis/page/text.ts';
import { devBusinesses } from './dev-businesses.ts';
import { fifthDevBusinesses } from './fifth/dev-businesses.ts';
import { fifthHeldBusinesses } from './fifth/held-businesses.ts';
import { fourthDevBusinesses } from './fourth/dev-businesses.ts';
import { heldBusinesses } from './held-businesses.ts';
import { secondDevBusinesses } from './second/dev-businesses.ts';
import { secondHeldBusinesses } from './second/held-businesses.ts';
import { thirdDevBusinesses } from './third/dev-businesses.ts';
import { thirdHeldBusinesses } from './third/held-businesses.ts';

/** `2` to `5` are later writings: other businesses, hands and words, written before the rules that they judge. */
export type Part = 'dev' | 'held' | 'dev2' | 'held2' | 'dev3' | 'held3' | 'dev4' | 'dev5' | 'held5';

export const parts: readonly Part[] = ['dev', 'held', 'dev2', 'held2', 'dev3', 'held3', 'dev4', 'dev5', 'held5'];

const written: Record<Part, string> = {
  dev: devBusinesses,
  held: heldBusinesses,
  dev2: secondDevBusinesses,
  held2: secondHeldBusinesses,
  dev3: thirdDevBusinesses,
  held3: thirdHeldBusinesses,
  dev4: fourthDevBusinesses,
  dev5: fifthDevBusinesses,
  held5: fifthHeldBusinesses,
};

/** An invented business and what its website should be read as. */
export interface MessyBusiness {
  country: string;
  /** As its pages call it. */
  brand: string;
  /** As it would want to be listed. */
  first: string;
  /** Every writing that would do. */
  accepted: readonly string[];
  /** The first lines of its imprint. */
  heads: readonly string[];
  owner: string;
  street: string;
  code: string;
  place: string;
  trade: string;
  domain: string;
  /** What it does: may stand in the summary. */
  sentence: string;
}

export const businessesOf = (part: Part): MessyBusiness[] =>
  written[part]
    .split('\n')
    .filter((line) => line.includes('|'))
    .map(businessOf);

function businessOf(line: string): MessyBusiness {
  const [country = '', brand = '', preferred = '', also = '', imprint = '', owner = '', street = '', ...rest] =
    line.split('|');
  const [codeAndPlace = '', trade = '', domain = '', sentence = ''] = rest;
  const first = preferred || brand;
  // Where no business stands in the imprint, its owner does.
  const heads = (imprint || owner).split('/');
  const named = heads.filter((head) => sharesName(head, brand) && !/^(Inh|Betreib)/.test(head)).slice(0, 1);
  const names = [first, brand, ...also.split(';'), ...named].filter(Boolean);
  const [code = '', ...place] = codeAndPlace.split(' ');
  return {
    country,
    brand,
    first,
    accepted: [...names, ...names.filter(hasLegalForm).map(withoutLegalForm)],
    heads,
    owner,
    street,
    code,
    place: place.join(' '),
    trade,
    domain,
    sentence,
  };
}

/** A first line that carries the name people know is a name of the business, and no mere operator. */
function sharesName(head: string, brand: string): boolean {
  const words = fold(brand).match(/[a-z]{4,}/g) ?? [];
  return words.some((word) => fold(head).includes(word));
}
