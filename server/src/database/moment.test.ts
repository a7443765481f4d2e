import { describe, it } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import pg from 'pg';
import { readMoment } from './moment.ts';

const asPgReads = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
const moments = fc.date({
  min: new Date('0100-01-01T12:00:00Z'),
  max: new Date('9999-12-30T12:00:00Z'),
  noInvalidDate: true,
});

describe('a moment from the database', () => {
  it('is the one that was written, in every whole hour of offset', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -12, max: 14 }), fc.boolean(), (moment, offset, hasMicros) => {
        const local = new Date(moment.getTime() + offset * 3_600_000).toISOString();
        const zone = `${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}`;
        const text = `${local.slice(0, 10)} ${local.slice(11, 23)}${hasMicros ? '999' : ''}${zone}`;
        expect(readMoment(text)).toEqual(moment);
      }),
      { numRuns: 2_000 },
    );
  });

  it('has as many digits behind the second as there are', () => {
    for (const [digits, millis] of [
      ['', 0],
      ['.5', 500],
      ['.07', 70],
      ['.123', 123],
      ['.0009', 0],
      ['.999999', 999],
    ] as const)
      expect(readMoment(`2026-03-01 09:30:00${digits}+00`)).toEqual(new Date(Date.UTC(2026, 2, 1, 9, 30, 0, millis)));
  });

  it('is read as pg reads it where it is written otherwise', () => {
    const others = [
      'infinity',
      '-infinity',
      '2026-03-01 09:30:00+05:30',
      '0044-03-15 12:00:00+00 BC',
      '0099-03-01 09:30:00+00',
    ];
    for (const text of [...others, '12026-03-01 09:30:00+00', '1890-01-01 00:00:00+00:53:28'])
      expect(readMoment(text)).toEqual(asPgReads(text));
  });
});
