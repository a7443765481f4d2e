import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

const root = path.join(import.meta.dirname, '../../../..');
const page = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');

describe('"Where does X live" in ARCHITECTURE.md', () => {
  it('names files that are there, in every row', () => {
    const rows = rowsOf(page);
    assert.equal(rows.length, 16);
    for (const row of rows) assert.deepEqual(missingIn(row), []);
  });

  it('is refused when a file has moved', () => {
    assert.deepEqual(missingIn('| table | `server/src/no/such.ts`, `gone.policy.ts`, `server/README.md` |'), [
      'server/src/no/such.ts',
      'gone.policy.ts',
    ]);
  });
});

describe('docs/platform.md', () => {
  it('names a test that is there for everything that works', () => {
    const rows = readFileSync(path.join(root, 'docs/platform.md'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('| works |'));
    assert.ok(rows.length > 20);
    for (const row of rows) {
      assert.match(row, /\.(?:test|spec)\.tsx?`/);
      assert.deepEqual(missingIn(row), []);
    }
  });
});

function rowsOf(text: string): string[] {
  const section = text.split('### Where does X live')[1]?.split('\n### ')[0] ?? '';
  return section.split('\n').filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| a new …'));
}

/** Whole paths, and names of files that stand beside one named before; not what has a placeholder. */
function missingIn(row: string): string[] {
  const named = [...row.matchAll(/`([\w./-]+(?:\.(?:tsx?|json|md|example)|\/[\w-]*))`/g)].map(([, name]) => name ?? '');
  const isThere = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;
  return named.filter((name) => !isThere(name) && (name.includes('/') || !isThere(`{server,mf-*}/src/**/${name}`)));
}
