import { describe, it } from 'node:test';
import { expect } from 'expect';
import { concernedFiles } from './concerned-files.ts';

const before = {
  'index.d.ts': "export * from './actions.ts';\nexport { Card } from './card/card.tsx';",
  'actions.d.ts': "export declare const act: (on: import('./card/size.ts').Size) => void;",
  'card/card.d.ts':
    "import { type Size } from './size.ts';\nexport declare const Card: (props: { size: Size }) => null;",
  'card/size.d.ts': 'export type Size = 1;',
  'contract/core.d.ts': 'export type Id = string;',
  'session.d.ts': "import type { Id } from '@rezenso/contract/core';\nexport type Session = Id;",
  'format.d.ts': 'export type Format = 1;',
};

function reaching(changes: Record<string, string>): string[] {
  return [...concernedFiles(before, { ...before, ...changes }).reaching].toSorted();
}

describe('a change of a declaration matters', () => {
  it('to all that lead to it, in whatever way they name it', () => {
    expect(reaching({ 'card/size.d.ts': 'export type Size = 2;' })).toEqual([
      'actions.d.ts',
      'card/card.d.ts',
      'card/size.d.ts',
      'index.d.ts',
    ]);
    const id = { 'contract/core.d.ts': 'export type Id = number;' };
    expect(reaching(id)).toEqual(['contract/core.d.ts', 'session.d.ts']);
  });

  it('to those that lead to it since they changed, or did before', () => {
    const leading = { 'format.d.ts': "export type { Size as Format } from './card/size.ts';" };
    expect(reaching(leading)).toEqual(['format.d.ts']);
    expect(reaching({ ...leading, 'card/size.d.ts': 'export type Size = 2;' })).toContain('format.d.ts');
    const { 'card/size.d.ts': _, ...without } = before;
    expect([...concernedFiles(before, without).reaching]).toContain('index.d.ts');
  });

  it('to everybody when it is of what nobody has to import', () => {
    const widened = { 'format.d.ts': 'declare global {\n  interface Window { a: 1 }\n}' };
    expect(reaching(widened)).toEqual(Object.keys(before).toSorted());
  });

  it('to nobody when there is none', () => {
    expect(reaching({})).toEqual([]);
  });
});
