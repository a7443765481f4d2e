import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { coordinateMatch, listPotentialMatches } from '@rezenso/contract/matches';
import { hasFeature, plans } from '@rezenso/contract/plans';
import { analyzeReview, getReviewStats } from '@rezenso/contract/reviews';
import { expect } from 'expect';

/** The call that delivers what everybody has. */
const deliveredBy: Readonly<Record<(typeof plans.free.features)[number], { method: string; path: string }>> = {
  'some-exchanges': coordinateMatch,
  matching: listPotentialMatches,
  'basic-analytics': getReviewStats,
  'fraud-detection': analyzeReview,
};

const journeys = readFileSync(path.join(import.meta.dirname, '../../../e2e/journeys/plans.spec.ts'), 'utf8');
const sources = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

describe('every line of a plan', () => {
  for (const feature of plans.pro.features) {
    it(`of Pro is asked for by the server: ${feature}`, () => {
      expect(hasFeature('free', feature)).toBe(false);
      const isAskedFor = new RegExp(`(?:planCondition|hasFeature)\\([^)]*'${feature}'`);
      expect(sources.some((source) => isAskedFor.test(source))).toBe(true);
    });
  }

  for (const [feature, { method, path: address }] of Object.entries(deliveredBy)) {
    it(`that everybody has is delivered by a call for everybody who signed in: ${feature}`, () => {
      const call = allEndpoints.find(({ endpoint }) => endpoint.method === method && endpoint.path === address);
      expect(call?.endpoint.access).toBe('authenticated');
      expect(call?.endpoint.errors).not.toContain('PRO_REQUIRED');
    });
  }

  for (const feature of [...plans.free.features, ...plans.pro.features]) {
    it(`is exercised in the browser: ${feature}`, () => {
      const isExercised = new RegExp(`^ {2}'?${feature}'?: async `, 'm');
      expect(isExercised.test(journeys)).toBe(true);
    });
  }
});
