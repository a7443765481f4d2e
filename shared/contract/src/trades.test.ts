import * as z from 'zod/mini';
import { aProfile } from '../testing/a-profile.ts';
import { saveProfile } from './profile.ts';
import { trade } from './trades.ts';

describe('the trade of a profile', () => {
  const saved = (change: object) => z.safeParse(saveProfile.body, { ...aProfile, ...change });

  it.each(['craft/photographer', null])('is %p', (chosen) => {
    expect(saved({ trade: chosen })).toMatchObject({ success: true, data: { trade: chosen } });
  });

  it('stays as it is where a form does not know it', () => {
    expect(saved({}).data).not.toHaveProperty('trade');
  });

  it.each([7, [], {}])('is not %j', (chosen) => expect(saved({ trade: chosen }).success).toBe(false));
});

it('a kind of business names the industries under which it is filed', () => {
  const photographer = { id: 'craft/photographer', name: 'Fotostudio', industries: ['dienstleistungen'] };
  expect(z.parse(trade, photographer)).toEqual(photographer);
  expect(z.safeParse(trade, { ...photographer, industries: 'dienstleistungen' }).success).toBe(false);
});
