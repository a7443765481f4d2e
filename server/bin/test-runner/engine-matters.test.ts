import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { engineMatters } from './engine-matters.ts';

const files = globSync('src/**/*.test.ts', { cwd: path.join(import.meta.dirname, '../..') });
const chosen = files.filter(engineMatters);

describe('tests that run on PGlite as well as on PostgreSQL', () => {
  it('are those of the database, of jobs, and of every endpoint', () => {
    for (const file of [
      'src/database/migrate.test.ts',
      'src/jobs/jobs.test.ts',
      'src/limits/limits.test.ts',
      'src/seed/seed.test.ts',
      'src/http/generated-requests.test.ts',
    ])
      expect(chosen).toContain(file);
  });

  it('are those that expect something else of each engine, or run on PGlite only', () => {
    expect(chosen).toContain('src/areas/auth/sign-in/magic-link.test.ts');
    expect(chosen).toContain('src/areas/admin/users/grant-role.test.ts');
  });

  it('are not those that leave something out on PGlite and ask nothing else of it', () => {
    expect(chosen).not.toContain('src/areas/admin/users/last-super-admin.test.ts');
  });

  it('are not those that do the same on both: processes and a PGlite of their own, rules and texts', () => {
    for (const file of ['src/server.test.ts', 'src/database/pglite.test.ts', 'src/config/env.test.ts'])
      expect(chosen).not.toContain(file);
    expect(chosen.length).toBeLessThan(files.length / 5);
  });
});
