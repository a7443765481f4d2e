import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

describe('docs/decisions/0084', () => {
  it('promises that every dialog in which people write keeps what was typed', () => {
    const files = globSync(['mf-*/src/**/*.dialog.tsx', 'shared/domain/src/**/*dialog.tsx'], { cwd: repository });
    const writing = files
      .map((file) => ({ file, text: readFileSync(join(repository, file), 'utf8') }))
      .filter(({ text }) => /<(?:TextareaField|DecisionFields|ReviewDialog)\b/.test(text));
    expect(writing.length).toBeGreaterThan(7);
    expect(
      writing.filter(({ text }) => !/\bkeepAs=|\bkeepAs: |useKeptValues\(/.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });
});
