import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { expect } from 'expect';
import { writingWeights } from '../../src/analysis/company/writing-weights.generated.ts';
import { developmentCases } from './messy/messy-cases.ts';
import { basisOf, namePoints, sampleOf } from './name-points.ts';

const generated = new URL('../../src/analysis/company/writing-weights.generated.ts', import.meta.url);

it('the weights of names in use are those that fit-names.ts wrote for the features, candidates and sites there are', async () => {
  const { points, features } = await namePoints(sampleOf(developmentCases()));
  const [, basis] = /Basis ([0-9a-f]{16})\./.exec(await readFile(generated, 'utf8')) ?? [];
  expect(Object.keys(writingWeights)).toEqual(features);
  // Where it differs: npx node shared/engines/bench/analysis/fit-names.ts
  expect(basis).toBe(basisOf(points, writingWeights));
});
