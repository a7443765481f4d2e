import { describe, it } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { type Delivery, type TrustEvent, trustScore } from './index.ts';

describe('trustScore', () => {
  it('is null until the first confirmed delivery, whatever else happened', () => {
    expect(trustScore([], now)).toBeNull();
    expect(
      trustScore(
        [
          { type: 'report', at: daysAgo(3) },
          { type: 'missed', at: daysAgo(1) },
        ],
        now,
      ),
    ).toBeNull();
  });

  it('grows from good with the first partner to excellent with many', () => {
    expect(trustScore([delivery('a')], now)).toBe(61);
    expect(
      trustScore(
        ['a', 'b', 'c', 'd', 'e'].map((partner) => delivery(partner)),
        now,
      ),
    ).toBeGreaterThanOrEqual(80);
  });

  it('never falls by one more confirmed delivery, however late', () => {
    fc.assert(
      fc.property(someEvents, someDelivery, (events, extra) => {
        expect(trustScore([...events, extra], now) ?? 0).toBeGreaterThanOrEqual(trustScore(events, now) ?? -1);
      }),
    );
  });

  it('never rises by lateness', () => {
    fc.assert(
      fc.property(someEvents, someDelivery, fc.double({ min: 0, max: 60, noNaN: true }), (events, delivered, days) => {
        const later = { ...delivered, daysLate: delivered.daysLate + days };
        expect(trustScore([...events, later], now)).toBeLessThanOrEqual(trustScore([...events, delivered], now) ?? 0);
      }),
    );
  });

  it('never rises by a missed delivery, fraud evidence or an upheld report', () => {
    fc.assert(
      fc.property(someEvents, someMisconduct, (events, misconduct) => {
        expect(trustScore([...events, misconduct], now) ?? -1).toBeLessThanOrEqual(trustScore(events, now) ?? -1);
      }),
    );
  });

  it('lets the gain from one partner vanish, so that a ring of two gets nowhere', () => {
    const times = (count: number) =>
      trustScore(
        Array.from({ length: count }, () => delivery('friend')),
        now,
      ) ?? 0;
    expect(times(50) - times(6)).toBeLessThanOrEqual(1);
    expect(times(50)).toBeLessThan(75);
  });

  it('stays within 0 and 100 and does not depend on the order of the ledger', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(someDelivery, someMisconduct), { maxLength: 60 }), (events) => {
        const score = trustScore(events, now);
        expect(trustScore(events.toReversed(), now)).toBe(score);
        if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
      }),
    );
  });

  it('fades with time, and forgives with time', () => {
    const soon = new Date(now.getTime() + 1);
    const inTwoYears = new Date(now.getTime() + 730 * dayMs);
    const good = ['a', 'b', 'c', 'd'].map((partner) => delivery(partner));
    expect(trustScore(good, inTwoYears)).toBeLessThan(trustScore(good, soon) ?? 0);
    const fraud: TrustEvent = { type: 'fraud', at: daysAgo(0), severity: 1 };
    const loss = (at: Date) => (trustScore(good, at) ?? 0) - (trustScore([...good, fraud], at) ?? 0);
    expect(loss(inTwoYears)).toBeLessThan(loss(soon));
  });

  it('counts nothing that lies after the moment asked for', () => {
    expect(trustScore([{ ...delivery('a'), at: new Date(now.getTime() + dayMs) }], now)).toBeNull();
  });
});

const dayMs = 86_400_000;
const now = new Date('2025-06-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const delivery = (partnerId: string): Delivery => ({ type: 'delivery', partnerId, at: daysAgo(0), daysLate: 0 });

const age = fc.double({ min: 0, max: 2_000, noNaN: true }).map(daysAgo);
const someDelivery: fc.Arbitrary<Delivery> = fc.record({
  type: fc.constant('delivery' as const),
  partnerId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  at: age,
  daysLate: fc.double({ min: 0, max: 90, noNaN: true }),
});
const someMisconduct: fc.Arbitrary<TrustEvent> = fc.oneof(
  fc.record({ type: fc.constant('missed' as const), at: age }),
  fc.record({ type: fc.constant('report' as const), at: age }),
  fc.record({ type: fc.constant('fraud' as const), at: age, severity: fc.double({ min: 0, max: 1, noNaN: true }) }),
);
const someEvents: fc.Arbitrary<TrustEvent[]> = fc.array(fc.oneof(someDelivery, someMisconduct), { maxLength: 30 });
