import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

describe('CONTRIBUTING.md', () => {
  it('promises that no file that ships has more than 300 lines', () => {
    const sources = ['{server,shell,mf-*}/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'];
    const files = globSync(sources, { cwd: repository, exclude: ['**/*.test.*', '**/testing/**'] });
    const tooLong = files.filter(
      (file) => readFileSync(join(repository, file), 'utf8').trimEnd().split('\n').length > 300,
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(tooLong).toEqual([]);
  });
});
