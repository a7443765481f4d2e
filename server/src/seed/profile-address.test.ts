import { it } from 'node:test';
import { platformId } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { isProfileAt } from '../areas/accounts/index.ts';
import { profileAddress } from './profile-address.ts';

it('profiles of the demo are where their platforms keep them, so that pages call them by name', () => {
  const known = platformId.options.filter((platform) => platform !== 'other');
  expect(known.filter((platform) => !isProfileAt(platform, profileAddress(platform, 'cafe-anna.example')))).toEqual([]);
});
