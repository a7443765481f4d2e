import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';
import { budgetProblems, budgetsFile, ceilingOf } from './budgets.ts';

const known = { default: { entryKb: 10, totalKb: 100 }, 'mf-big': { entryKb: 10, totalKb: 200 } };

it('a module gives itself no larger budget than the owners of the platform allow it', () => {
  const budgets = { entryKb: 10, totalKb: 150 };
  expect(budgetProblems('mf-big', budgets, ceilingOf('mf-big', known))).toEqual([]);
  expect(budgetProblems('toString', budgets, ceilingOf('toString', known))).toEqual([
    expect.stringContaining(`module.json gives itself 150 kB as totalKb; ${budgetsFile} allows 100.`),
  ]);
});

it('the file of the budgets belongs to the owners of the platform, and to no team', () => {
  const lines = readFileSync(join(repository, '.github/CODEOWNERS'), 'utf8').split('\n');
  const rules = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(' '));
  const fits = (pattern = '') => pattern === '*' || `/${budgetsFile}`.startsWith(pattern);
  expect(rules.findLast(([pattern]) => fits(pattern))?.[1]).toBe('@rezenso/team-plattform');
});
