import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { payloadsOf, readMessage } from './message.ts';

describe('a message', () => {
  it('travels as one payload, and is read as it was', () => {
    const said = { to: [[['matches'], ['eva']]], staff: ['users'], over: [['banned', 'member', 'udo']] } as const;
    const [payload = '', ...more] = payloadsOf(said);
    expect(more).toEqual([]);
    expect(readMessage(payload)).toEqual({ ...said, id: expect.stringMatching(/^[\w-]{12}$/) });
  });

  for (const [name, groups, members] of [
    ['many members with the same news', 1, 2_000],
    ['many members, each with other news', 500, 1],
    ['one more than fits', 1, 204],
  ] as const) {
    it(`is split for ${name}: nobody is left out, nobody told twice, and PostgreSQL takes each`, () => {
      const to = Array.from(
        { length: groups },
        () => [['matches', 'activities'], Array.from({ length: members }, randomUUID)] as const,
      );
      const over = to.map(([, [id = '']]) => ['signed-out', 'member', id] as const);
      const payloads = payloadsOf({ to, staff: ['users'], over });
      const read = payloads.flatMap((payload) => readMessage(payload) ?? []);
      expect(read).toHaveLength(payloads.length);
      expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
      expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
      expect(read.flatMap((one) => one.to.flatMap(([, ids]) => ids)).sort()).toEqual(
        to.flatMap(([, ids]) => ids).sort(),
      );
      expect(read.flatMap((one) => one.over)).toHaveLength(over.length);
      expect(read.filter(({ staff }) => staff.length > 0)).toHaveLength(1);
    });
  }
});
