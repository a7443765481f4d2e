import { describe, it } from 'node:test';
import { expect } from 'expect';
import { calibrationError, errorOfChance, statedApart, tenthsOf } from './calibration-error.ts';

const stated = (probability: number, generated: number, people: number, weight = 1) =>
  Array.from({ length: generated + people }, (_, index) => ({
    stated: probability,
    isGenerated: index < generated,
    weight,
  }));

describe('the expected calibration error', () => {
  it('is how far stated and true shares lie apart, by how many texts there are', () => {
    expect(calibrationError(stated(0.25, 25, 75))).toBeCloseTo(0);
    expect(calibrationError(stated(0.25, 50, 50))).toBeCloseTo(0.25);
    expect(calibrationError([...stated(0.25, 50, 50), ...stated(0.95, 95, 5, 3)])).toBeCloseTo(0.25 / 4);
  });

  it('is seen tenth by tenth', () => {
    expect(tenthsOf([...stated(0.05, 0, 10), ...stated(1, 10, 0)])).toEqual([
      { part: 0.5, stated: expect.closeTo(0.05), really: 0 },
      { part: 0.5, stated: 1, really: 1 },
    ]);
  });

  it('is not nothing for few texts of which all is rightly stated, and less the more there are', () => {
    const few = errorOfChance(stated(0.5, 20, 20));
    expect(few).toBeGreaterThan(0.03);
    expect(errorOfChance(stated(0.5, 2_000, 2_000))).toBeLessThan(few / 5);
  });

  it('is measured by curves that have not seen the session of a text', () => {
    // Sessions contradict each other, so what was learned from one is wrong about the next.
    const texts = Array.from({ length: 200 }, (_, index) => {
      const isGenerated = index % 2 === 0;
      const of = {
        source: 'hotel' as const,
        kind: 'upside',
        trade: 'hotel',
        session: `hotel ${index % 4 < 2 ? 1 : 3}`,
      };
      const isFirst = of.session === 'hotel 1';
      const score = (isGenerated === isFirst ? 1 : -1) * (1 + (index % 7) / 7);
      return { ...of, text: `text ${index}`, isGenerated, score, wording: 0, phrasing: 0, subject: 0 };
    });
    expect(calibrationError(statedApart(texts))).toBeGreaterThan(0.4);
  });
});
