/** The part of JSON Schema that zod writes. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  propertyNames?: JsonSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** What `misfits` understands. Anything else that changes counts as a break, because nobody looked. */
const knownKeywords = new Set<string>([
  ...['type', 'const', 'enum', 'anyOf', 'properties', 'required', 'additionalProperties', 'items', 'propertyNames'],
  ...['pattern', 'format', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'default'],
]);

/**
 * Why some value that `narrow` allows is one that `wide` does not, each as `place: what`; empty when every value fits.
 * Properties that `wide` does not know are no reason: our readers leave them out.
 */
export function misfits(narrow: JsonSchema, wide: JsonSchema, place = ''): string[] {
  if (isSame(narrow, wide)) return [];
  const unknown = Object.keys({ ...narrow, ...wide }).find((keyword) => !knownKeywords.has(keyword));
  if (unknown) return [`${place}: changed, and "${unknown}" cannot be compared`];
  if (isAnything(wide)) return [];
  const branches = branchesOf(narrow);
  if (branches) return branches.flatMap((branch) => misfits(branch, wide, place));
  const allowedBranches = branchesOf(wide);
  if (allowedBranches) return misfitsOfAll(narrow, allowedBranches, place);
  const values = valuesOf(narrow);
  const allowed = valuesOf(wide);
  if (allowed) return valueMisfits(values, allowed, narrow, place);
  if (values)
    return values.every((value) => isOfType(value, wide.type))
      ? []
      : [`${place}: ${nameOf(narrow)} instead of ${wide.type}`];
  if (narrow.type !== wide.type && !(narrow.type === 'integer' && wide.type === 'number'))
    return [`${place}: ${narrow.type ?? 'anything'} instead of ${wide.type}`];
  return [...limitMisfits(narrow, wide, place), ...partMisfits(narrow, wide, place)];
}

/** The alternatives of a schema; `type: ['string', 'null']` is one way to write them. */
function branchesOf(schema: JsonSchema): JsonSchema[] | undefined {
  if (schema.anyOf) return schema.anyOf;
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined;
}

function misfitsOfAll(narrow: JsonSchema, branches: readonly JsonSchema[], place: string): string[] {
  const attempts = branches.map((branch) => misfits(narrow, branch, place));
  if (attempts.some((reasons) => reasons.length === 0)) return [];
  const nearest = branches.find(({ type }) => type === narrow.type && type === 'object');
  return nearest
    ? misfits(narrow, nearest, place)
    : [`${place}: ${nameOf(narrow)} is none of ${branches.map(nameOf).join(', ')}`];
}

function valueMisfits(
  values: readonly unknown[] | undefined,
  allowed: readonly unknown[],
  narrow: JsonSchema,
  place: string,
): string[] {
  if (!values)
    return [`${place}: ${nameOf(narrow)} instead of ${allowed.map((value) => JSON.stringify(value)).join(', ')}`];
  return values
    .filter((value) => !allowed.includes(value))
    .map(
      (value) =>
        `${place}: ${JSON.stringify(value)} is none of ${allowed.map((one) => JSON.stringify(one)).join(', ')}`,
    );
}

/** Limits of length, size and shape: those of `wide` must be as far as, or further than, those of `narrow`. */
function limitMisfits(narrow: JsonSchema, wide: JsonSchema, place: string): string[] {
  const lower = (['minLength', 'minItems', 'minimum'] as const).flatMap((limit) => {
    const [has, needs] = [narrow[limit] ?? Number.NEGATIVE_INFINITY, wide[limit] ?? Number.NEGATIVE_INFINITY];
    const isFree = limit !== 'minimum' && needs <= 0;
    return needs > has && !isFree ? [`${place}: ${limit} ${shown(has)} against ${shown(needs)}`] : [];
  });
  const upper = (['maxLength', 'maxItems', 'maximum'] as const).flatMap((limit) => {
    const [has, needs] = [narrow[limit] ?? Number.POSITIVE_INFINITY, wide[limit] ?? Number.POSITIVE_INFINITY];
    return needs < has ? [`${place}: ${limit} ${shown(has)} against ${shown(needs)}`] : [];
  });
  const shapes = (['pattern', 'format'] as const).flatMap((shape) =>
    wide[shape] && wide[shape] !== narrow[shape]
      ? [`${place}: ${shape} ${narrow[shape] ?? 'none'} against ${wide[shape]}`]
      : [],
  );
  return [...lower, ...upper, ...shapes];
}

function partMisfits(narrow: JsonSchema, wide: JsonSchema, place: string): string[] {
  if (narrow.type === 'array') return misfits(narrow.items ?? {}, wide.items ?? {}, `${place}[]`);
  if (narrow.type !== 'object') return [];
  const { properties: has = {}, required: surely = [] } = narrow;
  const { properties: known = {}, required: needed = [] } = wide;
  const missing = needed.filter((name) => !surely.includes(name)).map((name) => `${place}.${name}: may be missing`);
  const both = Object.keys(known).flatMap((name) => {
    const [one, other] = [has[name], known[name]];
    return one && other ? misfits(one, other, `${place}.${name}`) : [];
  });
  const values = [narrow.additionalProperties, wide.additionalProperties];
  const [one, other] = values;
  const rest = typeof one === 'object' && typeof other === 'object' ? misfits(one, other, `${place}.*`) : [];
  const keys = wide.propertyNames
    ? misfits(narrow.propertyNames ?? { type: 'string' }, wide.propertyNames, `${place} names`)
    : [];
  return [...missing, ...both, ...rest, ...keys];
}

function isAnything(schema: JsonSchema): boolean {
  return schema.type === undefined && !schema.anyOf && valuesOf(schema) === undefined;
}

function valuesOf(schema: JsonSchema): unknown[] | undefined {
  if (schema.enum) return schema.enum;
  if ('const' in schema) return [schema.const];
  return schema.type === 'null' ? [null] : undefined;
}

function isOfType(value: unknown, type: JsonSchema['type']): boolean {
  if (value === null) return type === 'null';
  return typeof value === type || (type === 'integer' && Number.isInteger(value));
}

function isSame(one: JsonSchema, other: JsonSchema): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nameOf(schema: JsonSchema): string {
  const values = valuesOf(schema);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  return schema.type?.toString() ?? 'anything';
}

function shown(limit: number): string {
  return Number.isFinite(limit) ? String(limit) : 'none';
}
