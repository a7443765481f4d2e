import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { engineMatters } from './engine-matters.ts';

const files = globSync('src/**/*.test.ts', { cwd: path.join(import.meta.dirname, '../..') });
const chosen = files.filter(engineMatters);

describe('tests that run on PGlite as well as on PostgreSQL', () => {
  it('are those of the database, of jobs, of whole processes, and of every endpoint', () => {
    for (const file of [
      'src/database/pglite.test.ts',
      'src/jobs/jobs.test.ts',
      'src/server.test.ts',
      'src/http/generated-requests.test.ts',
    ])
      expect(chosen).toContain(file);
  });

  it('are those that expect something else of each engine', () => {
    expect(chosen.filter((file) => /^src\/(?:areas|features)\//.test(file)).length).toBeGreaterThan(5);
  });

  it('are not the rest: no engine, no rule and no text can tell one from the other', () => {
    expect(chosen).not.toContain('src/config/env.test.ts');
    expect(chosen.length).toBeLessThan(files.length / 2);
  });
});
