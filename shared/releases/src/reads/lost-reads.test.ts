import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { endpoint } from '@rezenso/contract/endpoint';
import { expect } from 'expect';
import * as z from 'zod';
import type { Registry, Release } from '../registry/registry.ts';
import { aRelease } from '../testing/index.ts';
import { answerFields, readFields } from './answer-fields.ts';
import { lostReads } from './lost-reads.ts';

const things = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'public',
  summary: 'Things',
  answer: z.array(
    z.object({
      id: z.string(),
      owner: z.nullable(z.object({ name: z.optional(z.string()) })),
      by: z.record(z.string(), z.object({ n: z.number() })),
    }),
  ),
  errors: [],
});
const named = [{ name: 'things', area: 'things', endpoint: things }];
const fields = answerFields(named);
const reading = { contractRange: '^1.6.0', reads: readFields(named) };

it('knows every field of an answer, inside lists, alternatives and tables too', () => {
  expect(fields['GET /api/things']).toEqual([
    '.: array',
    '[].by.*.n: number',
    '[].by.*: object',
    '[].by: object',
    '[].id: string',
    '[].owner.name: absent|string',
    '[].owner: null|object',
    '[]: object',
  ]);
});

describe('a server', () => {
  it('that answers all that live releases read takes nothing from anybody', () => {
    expect(lostReads(store(reading), { contract: '1.7.0', fields: { ...fields, 'GET /api/more': ['x'] } })).toEqual([]);
  });

  it('without a field that a live release reads is told so, by release, call and field', () => {
    const without = {
      'GET /api/things': fields['GET /api/things']?.filter((field) => !field.startsWith('[].owner.name')) ?? [],
    };
    expect(lostReads(store(reading), { contract: '1.7.0', fields: without })).toEqual([
      'mf-x 1.0.1 reads [].owner.name of GET /api/things, which the server would not answer.',
    ]);
  });

  it('without a call that a live release makes is told so', () => {
    expect(lostReads(store(reading), { contract: '1.7.0', fields: {} })).toEqual([
      'mf-x 1.0.1 calls GET /api/things, which the server would not have.',
    ]);
  });

  it('of another major, or older than a release, is told so, unless an older release understands it', () => {
    for (const contract of ['2.0.0', '1.5.9'])
      expect(lostReads(store(reading), { contract, fields })).toEqual([
        `mf-x 1.0.1 is built for contract ^1.6.0, and the server would speak ${contract}.`,
      ]);
    expect(
      lostReads(store(reading, { contractRange: '^1.5.0', reads: readFields(named) }), { contract: '1.5.9', fields }),
    ).toEqual([]);
  });

  it('is told about canaries too, and nothing about what nobody gets any more', () => {
    const canary = { ...store({ contractRange: '^1.6.0' }, reading) };
    const known = canary.modules['mf-x'];
    if (!known) throw new Error('there is mf-x');
    known.canary = { version: '1.0.0', percent: 10 };
    expect(lostReads(canary, { contract: '1.7.0', fields: {} })).toEqual([expect.stringContaining('mf-x 1.0.0 calls')]);
    known.canary = null;
    expect(lostReads(canary, { contract: '1.7.0', fields: {} })).toEqual([]);
  });
});

describe('an answer that a module read', () => {
  const x = z.object({ k: z.literal('x'), v: z.string() });
  const y = z.object({ k: z.literal('y'), v: z.string(), w: z.number() });
  const tree = z.object({
    id: z.string(),
    get parts() {
      return z.array(tree);
    },
  });
  const cases: [what: string, before: z.ZodType, after: z.ZodType, lost: RegExp][] = [
    [
      'may be left out',
      z.object({ a: z.string() }),
      z.object({ a: z.optional(z.string()) }),
      /a .* as string; .* absent\.$/,
    ],
    ['may be null', z.object({ a: z.string() }), z.object({ a: z.nullable(z.string()) }), /a .* as string; .* null\.$/],
    ['is null as a whole', z.object({ a: z.string() }), z.nullable(z.object({ a: z.string() })), /reads \. .* null\.$/],
    ['has entries that are null', z.array(z.string()), z.array(z.nullable(z.string())), /reads \[\] .* null\.$/],
    ['is of another type', z.object({ a: z.string() }), z.object({ a: z.number() }), /a .* as string; .* number\.$/],
    ['may be a fraction', z.object({ a: z.int() }), z.object({ a: z.number() }), /a .* as integer; .* number\.$/],
    ['has one value more', z.enum(['x']), z.enum(['x', 'z']), /as "x"; .* "z"\.$/],
    ['has another shape', z.discriminatedUnion('k', [x]), z.discriminatedUnion('k', [x, y]), /k .* as "x"; .* "y"\.$/],
    [
      'lost a field in one of several shapes',
      z.discriminatedUnion('k', [x, y]),
      z.discriminatedUnion('k', [z.object({ k: z.literal('x') }), y]),
      /reads \(k="x"\)\.v of .*, which the server would not answer\.$/,
    ],
    ['lost a field of a fixed list', z.tuple([x]), z.tuple([z.object({})]), /reads \[0\]\.v of/],
    ['lost a part of both', z.intersection(z.object({ a: z.string() }), x), x, /reads a of/],
    ['lost what holds itself', tree, z.object({ id: z.string() }), /reads parts of/],
  ];
  for (const [what, before, after, sentence] of cases)
    it(`and that now ${what} is told`, () => {
      const lost = lostBetween(before, after);
      expect(lost.filter((one) => sentence.test(one))).toHaveLength(1);
      expect(lostBetween(before, before)).toEqual([]);
      expect(lostBetween(after, after)).toEqual([]);
    });

  const kept: [what: string, before: z.ZodType, after: z.ZodType][] = [
    ['is there in any case', z.object({ a: z.optional(z.nullable(z.string())) }), z.object({ a: z.string() })],
    ['is a whole number', z.number(), z.int()],
    ['is one of a few words', z.string(), z.enum(['x', 'y'])],
    ['has a value less', z.enum(['x', 'z']), z.enum(['x'])],
    ['has a shape less', z.discriminatedUnion('k', [x, y]), z.discriminatedUnion('k', [y])],
    ['is the one of two that it also took', z.union([z.string(), z.object({ a: z.string() })]), z.string()],
    ['is anything to who reads it', z.object({ a: z.catch(z.string(), '') }), z.object({ a: z.nullable(z.int()) })],
    ['has a field more', z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })],
  ];
  for (const [what, before, after] of kept)
    it(`and that now ${what} takes nothing from it`, () => expect(lostBetween(before, after)).toEqual([]));

  it('is known by name alone where its release is from before more was kept', () => {
    const after = { 'GET /api/things': ['.: object', '(k="x").v: null|string', '(k="x"): object', 'k: "x"'] };
    const older = { contractRange: '^1.6.0', reads: { 'GET /api/things': ['k', 'v', 'w'] } };
    expect(lostReads(store(older), { contract: '1.7.0', fields: after })).toEqual([
      'mf-x 1.0.1 reads w of GET /api/things, which the server would not answer.',
    ]);
  });
});

it('every answer of this contract is read by who was built with it', () => {
  const reads = readFields(allEndpoints);
  expect(Object.keys(reads).length).toBeGreaterThan(40);
  expect(lostReads(store({ contractRange: '^1.6.0', reads }), { contract: '1.7.0', fields: answerFields() })).toEqual(
    [],
  );
});

function lostBetween(before: z.ZodType, after: z.ZodType): string[] {
  const about = (answer: z.ZodType) => [{ name: 'things', area: 'things', endpoint: { ...things, answer } }];
  const reads = readFields(about(before));
  return lostReads(store({ contractRange: '^1.6.0', reads }), {
    contract: '1.7.0',
    fields: answerFields(about(after)),
  });
}

/** A store with a shell and a module with an older release, and a stable one that counts on `about`. */
function store(about: Partial<Release>, older: Partial<Release> = { contractRange: '^1.6.0' }): Registry {
  const shell = { ...aRelease('1.0.0', 'let a'), manifest: null, platformVersion: '1.1.0' };
  const releases = [
    { ...aRelease('1.0.0', 'let a'), ...older },
    { ...aRelease('1.0.1', 'let b'), ...about },
  ];
  return {
    modules: {
      shell: { releases: [shell], stable: '1.0.0', canary: null },
      'mf-x': { releases, stable: '1.0.1', canary: null },
    },
  };
}
