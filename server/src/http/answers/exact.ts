import type { Schema } from '@rezenso/contract/endpoint';
import type * as z from 'zod';
import { type Exact, exactLeaf } from './exact-leaf.ts';

/**
 * Compiles a schema into a quick look at an answer: true only where parsing takes the value and changes nothing that JSON
 * would show. zod builds a copy of every object on the way; most answers are as the contract says and need none.
 * @returns undefined for a schema that transforms, or that nobody has taught this yet
 */
export function exactOf(schema: Schema): Exact | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks?.length && !isPrimitive(def.type)) return undefined;
  switch (def.type) {
    case 'object':
      return def.catchall ? undefined : exactObject(def.shape);
    case 'array':
      return within(def.element, (inner) => (value) => isArrayOf(inner, value));
    case 'nullable':
      return within(def.innerType, (inner) => (value) => value === null || inner(value));
    case 'optional':
      // What is within may stand for something where nothing is said.
      if (def.innerType._zod.optin === 'optional') return exactOf(def.innerType);
      return within(def.innerType, (inner) => (value) => value === undefined || inner(value));
    case 'catch':
    case 'default':
      return exactOf(def.innerType);
    case 'union':
      return exactUnion(def.options);
    default:
      return isPrimitive(def.type) ? exactLeaf(schema) : undefined;
  }
}

const primitives = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null']);

function isPrimitive(type: string): boolean {
  return primitives.has(type);
}

function within(schema: Schema, make: (inner: Exact) => Exact): Exact | undefined {
  const inner = exactOf(schema);
  return inner && make(inner);
}

function isArrayOf(inner: Exact, value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  // By place: what is not there is undefined, and no entry.
  for (let place = 0; place < value.length; place += 1) if (!inner(value[place])) return false;
  return true;
}

/** Of options that are objects the first one decides what is dropped; among primitives and one kind of list nothing is. */
function exactUnion(options: readonly Schema[]): Exact | undefined {
  const others = options.map(typeOf).filter((type) => !isPrimitive(type));
  if (others.length > 1 || others.some((type) => type !== 'array')) return undefined;
  const looks = options.map((option) => exactOf(option));
  return looks.includes(undefined) ? undefined : (value) => looks.some((look) => look?.(value));
}

function typeOf(schema: Schema): string {
  return (schema as z.core.$ZodTypes)._zod.def.type;
}

function exactObject(shape: Readonly<Record<string, Schema>>): Exact | undefined {
  const fields: [name: string, exact: Exact][] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const exact = exactOf(schema);
    if (!exact) return undefined;
    fields.push([name, exact]);
  }
  return (value) => {
    if (!isPlain(value)) return false;
    let known = 0;
    for (const [name, exact] of fields) {
      const part = value[name];
      if (!exact(part)) return false;
      if (part !== undefined) known += 1;
    }
    let all = 0;
    for (const _ in value) all += 1;
    // A field may be there and say nothing.
    return all === known || (all > known && Object.keys(value).every((name) => Object.hasOwn(shape, name)));
  };
}

/** Dates and the like say themselves what JSON shows of them. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
