import { describe, it } from 'node:test';
import { expect } from 'expect';
import { isNewDevice } from './new-device.policy.ts';

const now = new Date('2031-06-01T09:00:00Z');
const usedDaysAgo = (hash: string, days: number) => ({ hash, lastSeenAt: new Date(now.getTime() - days * 86_400_000) });

describe('a device is new', () => {
  for (const [what, known, isNew] of [
    ['never where no browser is known: there is nothing to compare with', [], false],
    ['not when it is the one that was used last', [usedDaysAgo('a', 0)], false],
    ['not on the eighty-ninth day after its last use', [usedDaysAgo('a', 89)], false],
    ['on the ninetieth day after its last use', [usedDaysAgo('a', 90)], true],
    ['when only others are known', [usedDaysAgo('b', 1), usedDaysAgo('c', 40)], true],
    ['when only others are known, however long ago', [usedDaysAgo('b', 400)], true],
    ['not when it is one of several', [usedDaysAgo('b', 1), usedDaysAgo('a', 40)], false],
  ] as const) {
    it(what, () => expect(isNewDevice(known, 'a', now)).toBe(isNew));
  }
});
