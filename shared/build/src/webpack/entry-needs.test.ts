import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from './base.ts';
import { neededBeyond, offeredToEntries } from './entry-needs.ts';

const startsWith = (use: string) =>
  `var mf_x; (() => { const runtime = __rezensoFederation.bundlerRuntime; ${use}; mf_x = { init() {}, get: async () => {} }; })();`;

describe('what an entry needs of the federation runtime', () => {
  it('is nothing beyond what the shell has', () => {
    expect(neededBeyond(startsWith('runtime.init({}); runtime.consumes({})'), 'mf_x')).toEqual([]);
  });

  it('is told by name where the shell does not have it, before or after it is initialised', () => {
    expect(neededBeyond(startsWith('runtime.remotes?.({})'), 'mf_x')).toEqual(['remotes']);
    const late = 'var mf_x = { init() { void __rezensoFederation.bundlerRuntime.I }, get: async () => {} };';
    expect(neededBeyond(late, 'mf_x')).toEqual(['I']);
    const later = 'var mf_x = { init() {}, async get() { void __rezensoFederation.bundlerRuntime.S } };';
    expect(neededBeyond(later, 'mf_x')).toEqual(['S']);
  });

  it('cannot be told of an entry that throws, hangs or leaves no container', () => {
    expect(() => neededBeyond('throw new Error("kaputt")', 'mf_x')).toThrow('kaputt');
    expect(() => neededBeyond('for (;;);', 'mf_x')).toThrow('timed out');
    expect(() => neededBeyond('var other = {}', 'mf_x')).toThrow('mf_x');
  });

  it('is exactly what the shell offers', async () => {
    const source = await readFile(join(repository, 'shell/src/federation/entry-runtime.ts'), 'utf8');
    const [, own = ''] = source.split('bundlerRuntime: {');
    const offered = [...own.matchAll(/^ {4}(\w+): \(/gm)].map(([, name]) => name);
    expect(offered).toEqual(offeredToEntries);
  });
});
