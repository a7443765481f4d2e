import { describe, it } from 'node:test';
import { expect } from 'expect';
import { shareWithInterval } from '../../wilson.ts';
import { messyCases } from './messy-cases.ts';

describe('the messy sites', () => {
  const [dev, held] = [messyCases('dev'), messyCases('held')];
  const all = [...dev, ...held];

  it('are 152 of 28 hands, a third of them Austrian or Swiss', () => {
    expect(all).toHaveLength(152);
    expect(new Set(all.map(({ id }) => id.split(' / ').at(-1))).size).toBe(28);
    expect(all.filter(({ business }) => business.country !== 'DE')).toHaveLength(51);
  });

  it('share neither business, hand nor unwanted words between their parts', () => {
    const keysOf = (part: typeof dev) =>
      part.flatMap(({ id, business, unwanted }) => [
        business.domain,
        id.split(' / ').at(-1),
        ...Object.values(unwanted),
      ]);
    const known = new Set(keysOf(dev));
    expect(keysOf(held).filter((key) => known.has(key))).toEqual([]);
  });
});

it('a share has the interval of Wilson, which never leaves 0-100', () => {
  expect(shareWithInterval(10, 10)).toBe('10 of 10, 100.0 % (72.2-100.0)');
  expect(shareWithInterval(0, 0)).toBe('-');
});
