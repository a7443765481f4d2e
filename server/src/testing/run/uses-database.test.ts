import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { usesDatabase } from './uses-database.ts';

const source = path.join(import.meta.dirname, '../..');

describe('whether a test can tell one database from another', () => {
  it('is a yes for what starts the application, and a no for an engine', () => {
    expect(usesDatabase(path.join(source, 'features/auth/session.test.ts'))).toBe(true);
    expect(usesDatabase(path.join(source, 'engines/trust/levels.test.ts'))).toBe(false);
  });

  it('follows imports of every form, however far', () => {
    const ways = [
      "import { a } from './b.ts';",
      "import './b.ts';",
      "export * from './b.ts';",
      "import {\n  // it's a comment\n  a,\n} from './b.ts';",
      "const { a } = await import('./b.ts');",
    ];
    for (const way of ways) {
      expect({ way, isYes: verdict({ 'a.ts': way, 'b.ts': "import pg from 'pg';" }) }).toEqual({ way, isYes: true });
      expect({ way, isYes: verdict({ 'a.ts': way, 'b.ts': 'export const a = 1;' }) }).toEqual({ way, isYes: false });
    }
  });

  it('does not follow types, which are gone when it runs', () => {
    expect(verdict({ 'a.ts': "import type { B } from './b.ts';", 'b.ts': "import 'pg';" })).toBe(false);
    expect(verdict({ 'a.ts': "import { type B, b } from './b.ts';", 'b.ts': "import 'pg';" })).toBe(true);
  });

  it('is a yes for what it cannot follow', () => {
    expect(verdict({ 'a.ts': "import { spawn } from 'node:child_process';" })).toBe(true);
    expect(verdict({ 'a.ts': 'await import(name);' })).toBe(true);
    expect(verdict({ 'a.ts': "import './missing.ts';" })).toBe(true);
    expect(verdict({ 'a.ts': "import '../bin/some.mjs';" })).toBe(true);
    expect(verdict({ 'a.ts': 'const engine = process.env.TEST_DATABASE;' })).toBe(true);
  });
});

/** Of `a.ts` among these files. */
function verdict(files: Record<string, string>): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'rezenso-imports-'));
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  return usesDatabase(path.join(folder, 'a.ts'));
}
