import { hasLegalForm, withoutLegalForm } from '../../../src/analysis/company/legal-form.ts';
import { fold } from '../../../src/analysis/page/text.ts';
import { devBusinesses } from './dev-businesses.ts';
import { heldBusinesses } from './held-businesses.ts';

export type Part = 'dev' | 'held';

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
  (part === 'dev' ? devBusinesses : heldBusinesses)
    .split('\n')
    .filter((line) => line.includes('|'))
    .map(businessOf);

function businessOf(line: string): MessyBusiness {
  const [country = '', brand = '', preferred = '', also = '', imprint = '', owner = '', street = '', ...rest] =
    line.split('|');
  const [codeAndPlace = '', trade = '', domain = '', sentence = ''] = rest;
  const first = preferred || brand;
  const heads = imprint.split('/');
  const named = heads.filter((head) => sharesName(head, brand) && !/^(Inh|Betreib)/.test(head)).slice(0, 1);
  const written = [first, brand, ...also.split(';'), ...named].filter(Boolean);
  const [code = '', ...place] = codeAndPlace.split(' ');
  return {
    country,
    brand,
    first,
    accepted: [...written, ...written.filter(hasLegalForm).map(withoutLegalForm)],
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
