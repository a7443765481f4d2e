import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';

const asksForRows = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^>]*>)?`/;
/** Where an area says what it holds of a person, for export and deletion: queries, as a list. */
const holdsQueries = /\.repository\.ts$|\.sql\.ts$|(^|\/)personal-data\.ts$/;

describe('SQL', () => {
  it('stands in repositories: who reads a service or a page of the API reads no query', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
    const withQueries = files.filter((file) =>
      asksForRows.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
    );
    expect(withQueries.length).toBeGreaterThan(50);
    expect(withQueries.filter((file) => !holdsQueries.test(file))).toEqual([]);
  });
});
