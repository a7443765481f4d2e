import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import type { Schema } from '@rezenso/contract/endpoint';
import { expect } from 'expect';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { fitting, type InputSchema } from '../../../testing/generated/value.ts';
import { answerWriter } from './answer-writer.ts';
import { exactOf } from './exact.ts';

const id = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
const runs = 200;

describe('what an answer is when it goes out', () => {
  it('is what parsing makes of it, for every call and whatever a handler hands over', () => {
    for (const { name, endpoint } of allEndpoints) {
      const write = answerWriter(endpoint.answer, name);
      fc.assert(
        fc.property(answersOf(endpoint.answer), (answer) => {
          const parsed = z.safeParse(endpoint.answer, answer);
          if (parsed.success) expect(asJson(write(answer))).toEqual(asJson(parsed.data));
          else expect(() => write(answer)).toThrow(`The answer of ${name} is off its schema`);
        }),
        { numRuns: runs },
      );
    }
  });

  it('holds nothing that the contract does not know, at any depth and in the place of what may be missing', () => {
    const write = answerWriter(z.array(z.object({ a: z.string(), b: z.optional(z.number()) })), 'GET /test');
    expect(write([{ a: '', secret: 1 }])).toEqual([{ a: '' }]);
    expect(write([{ a: '', b: 1, secret: 1 }])).toEqual([{ a: '', b: 1 }]);
    expect(write([{ a: '', b: undefined, secret: undefined }])).toEqual([{ a: '' }]);
  });

  it('is the very value where that is as the contract says', () => {
    const write = answerWriter(z.array(z.object({ id: z.uuid(), at: z.iso.datetime() })), 'GET /test');
    const answer = [{ id, at: new Date(0).toISOString() }];
    expect(write(answer)).toBe(answer);
  });

  it('is said of nothing that says itself what JSON shows of it', () => {
    const isExact = exactOf(z.object({ a: z.optional(z.string()) }));
    expect([isExact?.({}), isExact?.(new Date(0)), isExact?.([])]).toEqual([true, false, false]);
    expect(exactOf(z.array(z.string()))?.(new Array(1))).toBe(false);
    const allOrSome = exactOf(z.union([z.literal('all'), z.array(z.string())]));
    expect([allOrSome?.('all'), allOrSome?.(['a']), allOrSome?.([1]), allOrSome?.('some')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(exactOf(z.union([z.array(z.string()), z.array(z.number())]))).toBeUndefined();
  });
});

describe('a quick look', () => {
  it('is enough for every call but those whose answers are transformed or free', () => {
    const parsed = allEndpoints.filter(({ endpoint }) => !exactOf(endpoint.answer)).map(({ name }) => name);
    expect(parsed.toSorted()).toEqual([
      'analyzeWebsite',
      'askNewPasskey',
      'askPasskeySignIn',
      'askProof',
      'exportMyData',
    ]);
  });

  it('takes no moment, identifier or figure that parsing refuses', () => {
    const shape = { at: z.iso.datetime(), id: z.uuid(), stars: z.int().check(z.minimum(1), z.maximum(5)) };
    const good = { at: '2024-02-29T23:59:59.999Z', id, stars: 5 };
    const isExact = exactOf(z.object(shape));
    expect(isExact?.(good)).toBe(true);
    const odd: Partial<Record<keyof typeof shape, unknown>>[] = [
      ...['2025-02-29', '2025-04-31', '2025-13-01', '2025-00-10', '2025-01-32'].map((day) => ({
        at: `${day}T00:00:00.000Z`,
      })),
      ...['2025-01-01T24:00:00.000Z', '2025-01-01T00:00:00+01:00', '2025-01-01'].map((at) => ({ at })),
      ...['', id.slice(1), `${id}0`, id.replace('4a53', '9a53')].map((one) => ({ id: one })),
      ...[0, 6, 1.5, Number.NaN, '3', null].map((stars) => ({ stars })),
    ];
    for (const part of odd) {
      expect([part, z.safeParse(z.object(shape), { ...good, ...part }).success]).toEqual([part, false]);
      expect([part, isExact?.({ ...good, ...part })]).toEqual([part, false]);
    }
  });
});

/** What fits, now and then with a field too many, missing or of another kind. */
function answersOf(schema: Schema): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as InputSchema;
  const odd = fc.constantFrom(undefined, null, '', 'x', 0, -1, 1.5, Number.NaN, true, [], {}, new Date(0), id);
  return fc
    .tuple(
      fitting(shape, [id]),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom('add', 'drop', 'change'), odd), { maxLength: 2 }),
    )
    .map(([value, changes]) => changes.reduce((so, [place, how, other]) => changed(so, place, how, other), value));
}

function changed(value: unknown, place: number, how: string, other: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return how === 'change' ? other : value;
  const entries = Object.entries(value);
  const [name, part] = entries[place % Math.max(1, entries.length)] ?? [];
  const isDeeper = typeof part === 'object' && part !== null && place % 3 > 0;
  const all = entries.flatMap(([key, one]): [string, unknown][] => {
    if (key !== name) return [[key, one]];
    if (isDeeper) return [[key, changed(one, Math.floor(place / 7), how, other)]];
    return how === 'drop' ? [] : [[key, how === 'change' ? other : one]];
  });
  if (Array.isArray(value)) return all.map(([, one]) => one);
  return Object.fromEntries(how === 'add' && !isDeeper ? [...all, ['secret', other]] : all);
}

function asJson(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
}
