import { describe, it } from 'node:test';
import { expect } from 'expect';
import { craftsman, member } from '../../testing/members.ts';
import { useBetween } from './business-need.ts';
import type { MatchMember } from './index.ts';
import { linksOf } from './links.ts';

const silent = { targetAudience: '', description: '' };
const business = (trade: string, ...limits: string[]): MatchMember =>
  craftsman({
    ...silent,
    industry: 'sonstiges',
    trade,
    mentions: limits.map((word) => ({ as: 'limit' as const, word })),
  });
const reader = (trade: string) => member({ ...silent, industry: 'sonstiges', trade });
const linksTo = (trade: string, other: MatchMember) => {
  const ids = (links: ReturnType<typeof linksOf>) =>
    links.map((link) => (link.kind === 'occasion' ? link.occasion.id : link.kind === 'workday' ? link.workday.id : ''));
  return [...ids(linksOf(reader(trade), other)), ...ids(linksOf(other, reader(trade)))];
};

describe('what a website rules out', () => {
  const ruled: [reader: string, other: string, limit: string, link: string][] = [
    ['craft/roofer', 'office/lawyer', 'no-tenancy-law', 'letting'],
    ['office/moving_company', 'office/lawyer', 'no-property-law', 'property'],
    ['shop/optician', 'shop/car_repair', 'no-everyday-cars', 'driving'],
    ['shop/books', 'amenity/veterinary', 'no-rooms', 'waiting-room'],
  ];
  for (const [own, other, limit, link] of ruled)
    it(`of ${other} links it to no ${own} by ${link}, from either side, and what is not ruled out does`, () => {
      expect(linksTo(own, business(other))).toContain(link);
      expect(linksTo(own, business(other, limit))).not.toContain(link);
      expect(linksTo(own, business(other, 'no-births'))).toContain(link);
    });

  it('is no offer either: a workshop for old cars looks after no fleet', () => {
    const use = (...limits: string[]) => useBetween(reader('shop/farm'), business('shop/car_repair', ...limits));
    expect(use()).toMatchObject({ kind: 'trade', good: { id: 'werkstatt' } });
    expect(use('no-everyday-cars')).not.toMatchObject({ kind: 'trade' });
  });

  it('is nothing where the kind was corrected since', () => {
    expect(linksTo('craft/roofer', business('office/notary', 'no-tenancy-law'))).toEqual(
      linksTo('craft/roofer', business('office/notary')),
    );
  });
});
