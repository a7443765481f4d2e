import { describe, it } from 'node:test';
import { priorityPoints } from '@rezenso/contract/limits';
import { expect } from 'expect';
import { exposureAdjusted, exposuresOf, gini, inTurn, rankFairly, turnPoints } from './index.ts';

describe('rankFairly', () => {
  it('keeps the order of scores when everybody was shown equally often', () => {
    const candidates = [
      { score: 80, exposures: 5 },
      { score: 90, exposures: 5 },
    ];
    expect(rankFairly(candidates, 5).map(({ score }) => score)).toEqual([90, 80]);
  });

  it('lets a slightly worse partner pass one that everybody already sees', () => {
    const [seen, unseen] = [
      { score: 90, exposures: 60 },
      { score: 82, exposures: 0 },
    ];
    expect(rankFairly([seen, unseen], 10)[0]).toBe(unseen);
  });

  it('does not lift a bad match above a good one of ordinary exposure', () => {
    const [good, bad] = [
      { score: 90, exposures: 10 },
      { score: 60, exposures: 0 },
    ];
    expect(rankFairly([bad, good], 10)[0]).toBe(good);
  });

  it('takes less and less for each further exposure', () => {
    const cost = (from: number, to: number) =>
      exposureAdjusted({ score: 90, exposures: from }, 10) - exposureAdjusted({ score: 90, exposures: to }, 10);
    expect(cost(0, 10)).toBeGreaterThan(cost(10, 20));
    expect(cost(10, 20)).toBeGreaterThan(cost(20, 30));
  });
});

describe('partners with priority', () => {
  const shown = (points: number) => points ** 2 / 100;

  it('come first among equals, whichever was found first', () => {
    const [plain, preferred] = [
      { score: 64, exposures: 5 },
      { score: 64, exposures: 5, hasPriority: true },
    ];
    expect(rankFairly([plain, preferred], 5)[0]).toBe(preferred);
  });

  it('never pass a partner that is shown with more points above them than is said', () => {
    for (let points = 5; points <= 98; points += 1) {
      const preferred = { score: shown(points), exposures: 7, hasPriority: true };
      const within = { score: shown(points + priorityPoints - 0.01), exposures: 7 };
      const above = { score: shown(points + priorityPoints + 0.01), exposures: 7 };
      expect(rankFairly([within, preferred], 7)[0]).toBe(preferred);
      expect(rankFairly([preferred, above], 7)[0]).toBe(above);
    }
  });

  it('give their place up like everybody else when they are shown all the time', () => {
    const worn = { score: 64, exposures: 40, hasPriority: true };
    const fresh = { score: 64, exposures: 5 };
    expect(rankFairly([worn, fresh], 10)[0]).toBe(fresh);
  });
});

describe('partners as they are read', () => {
  it('stand by the score shown as long as nobody was shown more often than another', () => {
    for (const exposures of [0, 7]) {
      const list = [61, 74, 70].map((shown) => ({ shown, exposures }));
      expect(inTurn(list, exposures).map(({ shown }) => shown)).toEqual([74, 70, 61]);
    }
  });

  it('take turns within a few points: who was read first by everybody lets another pass', () => {
    const [often, seldom] = [
      { shown: 61, exposures: 50 },
      { shown: 58, exposures: 10 },
    ];
    expect(inTurn([often, seldom], 20)[0]).toBe(seldom);
  });

  it('never let one pass that is shown with more points above it than is said', () => {
    for (let exposures = 0; exposures < 2_000; exposures += 40) {
      const [worn, fresh] = [
        { shown: 60, exposures },
        { shown: 60 - turnPoints, exposures: 0 },
      ];
      expect(inTurn([fresh, worn], 20)[0]).toBe(exposures === 0 ? worn : inTurn([worn, fresh], 20)[0]);
      expect(inTurn([{ ...fresh, shown: fresh.shown - 0.01 }, worn], 20)[0]).toBe(worn);
    }
  });

  it('are seen by everybody in a town of twelve, whoever fits best by a point or two', () => {
    const town = Array.from({ length: 12 }, (_, at) => ({ at, shown: at === 0 ? 61 : 59 - (at % 3), exposures: 0 }));
    const seen = town.map(() => 0);
    const byScore = town.map(({ at }) => (at === 0 || at === 3 || at === 6 ? 48 : 0));
    for (let read = 0; read < 48; read++) {
      const mean = town.reduce((sum, { exposures }) => sum + exposures, 0) / town.length;
      const list = inTurn(town, mean);
      for (const [place, partner] of list.entries()) partner.exposures += exposuresOf(place);
      for (const { at } of list.slice(0, 3)) seen[at] = (seen[at] ?? 0) + 1;
    }
    expect(Math.min(...seen)).toBeGreaterThan(0);
    expect(gini(seen)).toBeLessThan(gini(byScore) * 0.6);
  });
});

describe('gini', () => {
  it('is 0 for equal shares, near 1 for one who gets all, 0 for nothing at all', () => {
    expect(gini([3, 3, 3])).toBeCloseTo(0);
    expect(gini([0, 0, 0, 0, 0, 0, 0, 0, 0, 10])).toBeCloseTo(0.9);
    expect(gini([])).toBe(0);
  });
});
