import { describe, it } from 'node:test';
import { industryIds } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import fc from 'fast-check';
import { craftsman, member } from '../../testing/members.ts';
import { areCompetitors, competitionRadiusKm, kilometresBetween } from './competition.ts';
import { coarsestZoom, finestZoom, geoCell, rangesAround } from './geo-cell.ts';
import { cellOf, packTraits, type Trait, traitLayout, traitMask, unplacedCell } from './traits.ts';

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const aZoom = fc.integer({ min: coarsestZoom, max: finestZoom });
const freiburg = { latitude: 47.996, longitude: 7.852 };

describe('the cell of a place', () => {
  it('is a number of 28 bits everywhere on earth, at the poles and the date line too', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const cell = geoCell(point);
        expect(Number.isInteger(cell) && cell >= 0 && cell < 4 ** finestZoom).toBe(true);
      }),
    );
    expect(geoCell({ latitude: 90, longitude: 180 })).toBe(geoCell({ latitude: 86, longitude: 180 }));
  });

  it('lies within the ranges around its own point at every zoom', () => {
    fc.assert(
      fc.property(anywhere, aZoom, fc.nat(3), (point, zoom, steps) => {
        expect(isWithin(geoCell(point), rangesAround(point, zoom, steps))).toBe(true);
      }),
    );
  });

  it('tells a neighbour from a town far away', () => {
    const around = rangesAround(freiburg, 10, 1);
    expect(isWithin(geoCell({ latitude: 48.04, longitude: 7.86 }), around)).toBe(true);
    expect(isWithin(geoCell({ latitude: 52.52, longitude: 13.4 }), around)).toBe(false);
  });
});

describe('the ranges around a place', () => {
  it('rise, do not touch, and hold exactly the cells of a square of tiles', () => {
    fc.assert(
      fc.property(aZoom, fc.nat(3), (zoom, steps) => {
        const ranges = rangesAround(freiburg, zoom, steps);
        for (const [index, { lowest, highest }] of ranges.entries()) {
          expect(lowest).toBeLessThanOrEqual(highest);
          expect(lowest).toBeGreaterThan((ranges[index - 1]?.highest ?? -2) + 1);
        }
        const cells = ranges.reduce((sum, { lowest, highest }) => sum + highest - lowest + 1, 0);
        expect(cells).toBe((2 * steps + 1) ** 2 * 4 ** (finestZoom - zoom));
      }),
    );
  });

  it('end at the edge of the map instead of going round it', () => {
    const corner = rangesAround({ latitude: 85, longitude: -180 }, coarsestZoom, 1);
    const cells = corner.reduce((sum, { lowest, highest }) => sum + highest - lowest + 1, 0);
    expect(cells / 4 ** (finestZoom - coarsestZoom)).toBe(4);
    expect(corner.every(({ lowest }) => lowest >= 0)).toBe(true);
  });
});

describe('competitors', () => {
  it('compete within a radius of their industry, and not beyond it', () => {
    const at = (km: number) => freiburg.latitude + km / 111.2;
    for (const industry of industryIds) {
      const radius = competitionRadiusKm(industry);
      const isRival = (km: number) =>
        areCompetitors(member({ industry, trade: null }), craftsman({ industry, latitude: at(km) }));
      if (radius > 0 && Number.isFinite(radius)) expect([industry, isRival(radius - 1)]).toEqual([industry, true]);
      if (Number.isFinite(radius)) expect([industry, isRival(radius + 1)]).toEqual([industry, false]);
      else expect([industry, isRival(600)]).toEqual([industry, true]);
    }
  });

  const pairs: [industry: string, one: string, other: string, isRival: boolean][] = [
    ['fitness & gesundheit', 'healthcare/physiotherapist', 'leisure/fitness_centre/yoga', false],
    ['fitness & gesundheit', 'healthcare/physiotherapist', 'shop/massage', true],
    ['handwerk', 'craft/carpenter', 'craft/roofer', false],
    ['handwerk', 'craft/carpenter', 'craft/joiner', true],
    ['handwerk', 'craft/roofer', 'craft/roofer', true],
    ['gastronomie', 'amenity/restaurant', 'craft/coffee_roaster', false],
    ['gastronomie', 'amenity/restaurant', 'amenity/cafe', true],
    ['reise & tourismus', 'tourism/hotel', 'office/guide', false],
    // Kinds whose fields nobody wrote down compete with their whole industry.
    ['finanzen', 'amenity/bank', 'office/tax_advisor', true],
  ];
  for (const [industry, one, other, isRival] of pairs)
    it(`${isRival ? 'are' : 'are not'} ${one} and ${other} of one town`, () => {
      const [a, b] = [member({ industry, trade: one }), craftsman({ industry, trade: other })];
      expect([areCompetitors(a, b), areCompetitors(b, a)]).toEqual([isRival, isRival]);
      const unplaced = craftsman({ industry, trade: other, latitude: null });
      expect(areCompetitors(a, unplaced)).toBe(isRival);
    });

  const unplaced: [industry: string, isRival: boolean][] = [
    ['gastronomie', true],
    ['e-commerce', true],
    ['sonstiges', false],
    ['drachenzucht', true],
  ];
  for (const [industry, isRival] of unplaced)
    it(`of ${industry} whose place is unknown ${isRival ? 'count' : 'do not count'} as near`, () => {
      expect(areCompetitors(member({ industry, trade: null }), craftsman({ industry, longitude: null }))).toBe(isRival);
    });

  for (const missing of ['latitude', 'longitude'] as const)
    it(`have no distance while a ${missing} is missing on either side`, () => {
      expect(kilometresBetween(member({ [missing]: null }), craftsman())).toBeUndefined();
      expect(kilometresBetween(member(), craftsman({ [missing]: null }))).toBeUndefined();
    });
});

describe('the traits of a member', () => {
  const traitOf = (trait: Trait, packed: bigint) => (packed & traitMask(trait)) >> traitLayout[trait].shift;

  it('stand beside each other in 62 bits without touching', () => {
    const masks = (Object.keys(traitLayout) as Trait[]).map(traitMask);
    const together = masks.reduce((all, mask) => {
      expect(all & mask).toBe(0n);
      return all | mask;
    }, 0n);
    expect(together).toBe((1n << 62n) - 1n);
  });

  it('hold what is allowed, spoken and kept, each in its own bits', () => {
    const packed = packTraits(member({ platforms: ['kununu', 'google'], languages: ['de', 'en'] }));
    expect(traitOf('platforms', packed)).toBe(1n);
    expect(traitOf('languages', packed)).toBe(0b11n);
    expect(traitOf('topicCount', packed)).toBe(2n);
  });

  it('count no more than three topics, however many a member addresses', () => {
    const targetAudience = 'Familien, Urlauber, Senioren, Studierende, Handwerker und Firmenkunden';
    expect(traitOf('topicCount', packTraits(member({ targetAudience })))).toBe(3n);
    expect(traitOf('topicCount', packTraits(member({ targetAudience: '', description: '' })))).toBe(0n);
  });

  it('reach from nothing to a hundred percent of reliability', () => {
    const reliable = { daysSinceActive: 0, responseRate: 1, onTimeRate: 1, trustScore: 100 };
    const unreliable = { daysSinceActive: 900, responseRate: 0, onTimeRate: 0, trustScore: 0 };
    expect(Number(traitOf('reliability', packTraits(member({ activity: reliable }))))).toBeGreaterThan(95);
    expect(Number(traitOf('reliability', packTraits(member({ activity: unreliable }))))).toBeLessThan(10);
  });

  it('come with a cell that no place has where the place is unknown', () => {
    expect(cellOf(freiburg)).toBe(geoCell(freiburg));
    expect(cellOf({ latitude: null, longitude: 7 })).toBe(unplacedCell);
    expect(cellOf({ latitude: 0, longitude: 0 })).toBeGreaterThanOrEqual(0);
  });
});

function isWithin(cell: number, ranges: readonly { lowest: number; highest: number }[]): boolean {
  return ranges.some(({ lowest, highest }) => cell >= lowest && cell <= highest);
}
