import fc, { type Arbitrary } from 'fast-check';
import { oddMoments, oddNames, oddNumbers, oddTexts } from './odd-values.ts';

/** The part of JSON Schema that zod writes for what comes in. */
export interface InputSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: InputSchema[];
  properties?: Record<string, InputSchema>;
  required?: string[];
  additionalProperties?: boolean | InputSchema;
  items?: InputSchema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** What a schema would take, mostly; ids are those of `ids`, so that calls meet something. */
export function fitting(schema: InputSchema, ids: readonly string[]): Arbitrary<unknown> {
  const inner = (part: InputSchema) => fitting(part, ids);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  switch (schema.type) {
    case 'string':
      return textFor(schema, ids);
    case 'integer':
      return fc.integer({ min: limited(schema.minimum, -1_000), max: limited(schema.maximum, 1_000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return objectFor(schema, inner);
    default:
      return anything;
  }
}

function textFor({ format, minLength = 0, maxLength = 40 }: InputSchema, ids: readonly string[]): Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === 'date-time')
    return fc.oneof(
      aDate.map((date) => date.toISOString()),
      fc.constantFrom(...oddMoments),
    );
  if (format === 'date') return aDate.map((date) => date.toISOString().slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  const longest = Math.max(minLength, Math.min(maxLength, 200));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }),
    fc.lorem({ maxCount: 12 }).filter((text) => text.length >= minLength && text.length <= longest),
    fc.constantFrom('https://example.de/a', 'eva@example.de', 'google', '2026-03', '10115 Berlin'),
  );
}

function objectFor(schema: InputSchema, inner: (part: InputSchema) => Arbitrary<unknown>): Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]));
  const known = fc.record(parts, { requiredKeys: required.filter((name) => name in parts) });
  if (typeof additionalProperties !== 'object') return known;
  const more = fc.dictionary(fc.string({ maxLength: 20 }), inner(additionalProperties), { maxKeys: 3 });
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...one }));
}

/** Mostly of our time, because a moment far from it is refused early. */
const aDate = fc.oneof(
  { weight: 4, arbitrary: fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }) },
);

const odd = fc.oneof(fc.constantFrom<unknown>(...oddTexts), fc.constantFrom<unknown>(...oddNumbers));
const anything = fc.oneof(odd, fc.jsonValue({ maxDepth: 3 }));

/** Spoils a value in one place: a field goes, comes, or holds something else. */
export function spoilt(value: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(value, fc.nat(), fc.nat(3), anything).map(([good, place, how, other]) => {
    if (typeof good !== 'object' || good === null) return other;
    if (Array.isArray(good)) return how === 0 ? other : [...good, other];
    const names = Object.keys(good);
    const name = names[place % Math.max(1, names.length)] ?? 'name';
    const { [name]: _, ...rest } = good as Record<string, unknown>;
    if (how === 0) return rest;
    if (how === 1) return JSON.parse(`{${JSON.stringify(oddNames[place % oddNames.length])}: 1}`);
    return how === 2 ? { ...good, [name]: other } : other;
  });
}

function limited(limit: number | undefined, otherwise: number): number {
  return limit === undefined || Math.abs(limit) > 1e9 ? otherwise : limit;
}
