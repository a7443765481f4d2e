import { describe, it } from 'node:test';
import { expect } from 'expect';
import { shareWithInterval } from '../../wilson.ts';
import { parts } from './messy-business.ts';
import { messyCases } from './messy-cases.ts';

describe('the messy sites', () => {
  const cases = parts.map((part) => messyCases(part));
  const all = cases.flat();
  const handOf = ({ id }: { id: string }) => id.split(' / ').at(-1);

  it('are 424 of 97 hands, nearly a third of them Austrian or Swiss', () => {
    expect(cases.map(({ length }) => length)).toEqual([74, 78, 40, 48, 30, 52, 60, 24, 18]);
    expect(new Set(all.map(handOf)).size).toBe(97);
    expect(all.filter(({ business }) => business.country !== 'DE')).toHaveLength(122);
  });

  it('share neither business, hand nor unwanted words between their parts', () => {
    const keys = cases.map(
      (part) => new Set(part.flatMap((each) => [each.business.domain, handOf(each), ...Object.values(each.unwanted)])),
    );
    expect(new Set(keys.flatMap((some) => [...some])).size).toBe(keys.reduce((sum, { size }) => sum + size, 0));
  });
});

it('a share has the interval of Wilson, which never leaves 0-100', () => {
  expect(shareWithInterval(10, 10)).toBe('10 of 10, 100.0 % (72.2-100.0)');
  expect(shareWithInterval(0, 0)).toBe('-');
});
