import { readFileSync } from 'node:fs';
import { type Hand, hands } from './hands.ts';

/** An invented site, and what its owner would leave standing of a profile that is filled in from it. */
export interface OwnerSite {
  readonly domain: string;
  /** Ids of trades.tsv that are right. */
  readonly kinds: readonly string[];
  readonly industries: readonly string[];
  /** Names that would do, the wanted one first. */
  readonly names: readonly string[];
  readonly code: string;
  readonly place: string;
  /** Pages by path. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The sites of one part: 'held' was written before the rules that it judges. */
export function ownerSites(part: 'dev' | 'held'): OwnerSite[] {
  return readFileSync(new URL(`./sites.${part}.txt`, import.meta.url), 'utf8')
    .split(/^@ /m)
    .slice(1)
    .map(siteOf);
}

function siteOf(block: string): OwnerSite {
  const [head = '', ...lines] = block.split('\n');
  const [domain = '', hand = '', kinds = '', industries = '', names = '', where = ''] = head.split(' | ');
  const all = (key: string) => lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(2));
  const one = (key: string) => all(key)[0] ?? '';
  const written = {
    domain,
    title: one('T'),
    description: one('D'),
    sign: one('S'),
    heading: one('H'),
    paragraphs: all('P'),
    services: one('L').split(';'),
    imprint: one('I').split('/'),
    footer: one('F'),
  };
  const [code = '', ...place] = where.split(' ');
  return {
    domain,
    kinds: kinds.split(' '),
    industries: industries.split(';'),
    names: names.split(';'),
    code,
    place: place.join(' '),
    pages: handNamed(hand)(written),
  };
}

function handNamed(name: string): Hand {
  const hand = hands[name];
  if (!hand) throw new Error(`hands.ts has no ${name}`);
  return hand;
}
