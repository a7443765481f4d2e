import { addablePlatformIds, industryIds, languageIds } from '@rezenso/contract/vocabulary';
import { radii } from '../suggested-partners/partner-wishes.ts';
import { lookForForm, wishesOf } from './look-for.form.ts';

const nothing = { industries: [], radius: '', platforms: [], languages: [] };
const isTaken = (fields: object) => lookForForm.isValidSync({ ...nothing, ...fields });

it.each(['', ...radii.map(String)])('sends the radius "%s" as the contract takes it', (radius) => {
  expect(isTaken({ radius })).toBe(true);
  expect(wishesOf({ ...nothing, radius }).radiusKm).toBe(radius === '' ? null : Number(radius));
});

it('takes every choice that it offers, and the contract all of them at once', () => {
  const all = { industries: [...industryIds], platforms: [...addablePlatformIds], languages: [...languageIds] };
  expect(isTaken(all)).toBe(true);
  expect(wishesOf({ ...all, radius: '' })).toEqual({ ...all, radiusKm: null });
});

it.each([
  [{ radius: '7' }],
  [{ radius: 'weit' }],
  [{ industries: ['raumfahrt'] }],
  [{ platforms: ['kununu'] }],
  [{ languages: ['tlh'] }],
])('refuses %j', (fields) => {
  expect(isTaken(fields)).toBe(false);
});
