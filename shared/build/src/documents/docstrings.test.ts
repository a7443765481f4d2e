import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

const exported = /^export (?:default )?(?:async )?function/;
const method = /^ {4}(?:async )?\w+(?:<.*>)?\(.*[{(]$/;

describe('CONTRIBUTING.md', () => {
  it('promises docstrings for what packages export to teams, and for engines', () => {
    const packages = 'shared/{contract,platform,ui,domain,releases,engines}/src/**/*.{ts,tsx}';
    expect(undocumented(filesIn(packages), exported)).toEqual([]);
  });

  it('promises them for the methods of services', () => {
    expect(undocumented(filesIn('server/src/**/*.service.ts'), method)).toEqual([]);
  });

  it('is broken by a function that has none, whatever stands around it', () => {
    const text = '/** Says a. */\nexport function a() {}\nexport function b() {}\nexport async function c() {}\n';
    expect(bare(text, exported)).toEqual(['export function b() {}', 'export async function c() {}']);
    const overloads = '/** Says a. */\nexport function a(b: string): void;\nexport function a(b: unknown): void {\n';
    expect(bare(overloads, exported)).toEqual([]);
    expect(bare('  return {\n    async end(id: string) {\n    if (id) {\n', method)).toEqual([
      'async end(id: string) {',
    ]);
  });
});

function filesIn(pattern: string): string[] {
  return globSync(pattern, { cwd: repository, exclude: ['**/*.test.*', '**/testing/**'] });
}

function undocumented(files: readonly string[], declares: RegExp): string[] {
  expect(files.length).toBeGreaterThan(20);
  return files.flatMap((file) =>
    bare(readFileSync(join(repository, file), 'utf8'), declares).map((line) => `${file}: ${line}`),
  );
}

/** Declarations without a docstring before them; of several signatures the first has it. */
function bare(text: string, declares: RegExp): string[] {
  const lines = text.split('\n');
  const isBare = (line: string, index: number) => {
    const before = lines[index - 1] ?? '';
    const isFurtherSignature = declares.test(before) && before.endsWith(';');
    return (
      declares.test(line) && !before.endsWith('*/') && !isFurtherSignature && !/^ *(?:if|for|while|switch)\b/.test(line)
    );
  };
  return lines.filter(isBare).map((line) => line.trim());
}
