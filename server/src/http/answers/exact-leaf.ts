import type { Schema } from '@rezenso/contract/endpoint';
import { id } from '@rezenso/contract/shapes';
import * as z from 'zod';

/** Whether a value is already what its schema makes of it. False also where that takes more than a look. */
export type Exact = (value: unknown) => boolean;

/** As our own identifiers are written; what is written otherwise zod looks at. */
const ownId = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** As toISOString writes moments; whether there was a 29 February zod knows. */
const ownMoment =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** The look at a text, a number, a boolean or one of some values. */
export function exactLeaf(schema: Schema): Exact {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('coerce' in def && def.coerce) return asParsed(schema);
  if (def.type === 'number') return exactNumber(def) ?? asParsed(schema);
  // Our own identifiers are in lower case: a check for that finds nothing more in them.
  const isBare = !def.checks?.length || schema === id;
  if (def.type === 'boolean' && isBare) return (value) => typeof value === 'boolean';
  if (def.type === 'enum' && isBare) return isOneOf(Object.values(def.entries));
  if (def.type === 'string' && isBare) return exactText(def, asParsed(schema));
  return asParsed(schema);
}

function exactText(def: z.core.$ZodStringDef & { format?: string }, parsed: Exact): Exact {
  const { format } = def;
  if (format === undefined) return (value) => typeof value === 'string';
  if (format === 'uuid' && !('version' in def && def.version))
    return (value) => (typeof value === 'string' && ownId.test(value)) || parsed(value);
  if (format === 'datetime' && !('precision' in def && typeof def.precision === 'number'))
    return (value) => (typeof value === 'string' && ownMoment.test(value)) || parsed(value);
  return parsed;
}

/** @returns undefined with checks other than limits */
function exactNumber(def: z.core.$ZodNumberDef & { format?: string }): Exact | undefined {
  if (def.format !== undefined && def.format !== 'safeint') return undefined;
  const isNumber = def.format === 'safeint' ? Number.isSafeInteger : Number.isFinite;
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const check of def.checks ?? []) {
    const limit = (check as z.core.$ZodChecks)._zod.def;
    if (limit.check === 'greater_than' && limit.inclusive) least = Math.max(least, Number(limit.value));
    else if (limit.check === 'less_than' && limit.inclusive) most = Math.min(most, Number(limit.value));
    else return undefined;
  }
  return (value) => isNumber(value) && (value as number) >= least && (value as number) <= most;
}

function isOneOf(values: readonly unknown[]): Exact {
  const known = new Set(values);
  return (value) => known.has(value);
}

/** What zod takes and hands over as it is. */
function asParsed(schema: Schema): Exact {
  return (value) => {
    const parsed = z.core.safeParse(schema, value);
    return parsed.success && Object.is(parsed.data, value);
  };
}
