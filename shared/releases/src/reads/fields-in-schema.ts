import type { Schema } from '@rezenso/contract/endpoint';
import * as z from 'zod';

/** Whose a schema is: what a reader takes, or what a server may answer. */
export type Side = 'read' | 'answered';

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  /** Set here: takes whatever comes. */
  takesAnything?: boolean;
}

/**
 * Every place of a schema with what it may hold there: `owner.name: absent|null|string`. `[]` are entries of a list, `[0]`
 * the first of a fixed list, `*` values of a table, `(kind="x")` one of several shapes that this field tells apart; the
 * answer itself is `.`. Values stand as themselves (`"open"|"done"`); `any` is what no schema bounds.
 */
export function fieldsIn(answer: Schema, side: Side): string[] {
  const found = new Map<string, Set<string>>();
  const root: JsonSchema = z.toJSONSchema(answer, {
    io: side === 'read' ? 'input' : 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (side === 'read' && zodSchema._zod.def.type === 'catch') Object.assign(jsonSchema, { takesAnything: true });
    },
  }) as JsonSchema;
  const resolved = (schema: JsonSchema): JsonSchema => (schema.$ref ? resolved(lookUp(root, schema.$ref)) : schema);

  function note(place: string, kinds: readonly string[]): void {
    const known = found.get(place || '.') ?? new Set();
    for (const kind of kinds) known.add(kind);
    found.set(place || '.', known);
  }

  function visit(given: JsonSchema, place: string, above: readonly JsonSchema[]): void {
    const schema = resolved(given);
    note(place, kindsOf(schema));
    // A shape that holds itself has no place that is not known from above.
    if (above.includes(schema)) return;
    const inside = [...above, schema];
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      const field = place ? `${place}.${name}` : name;
      if (!schema.required?.includes(name)) note(field, ['absent']);
      visit(part, field, inside);
    }
    if (schema.items) visit(schema.items, `${place}[]`, inside);
    for (const [index, part] of (schema.prefixItems ?? []).entries()) visit(part, `${place}[${index}]`, inside);
    if (typeof schema.additionalProperties === 'object')
      visit(schema.additionalProperties, place ? `${place}.*` : '*', inside);
    for (const part of schema.allOf ?? []) visit(part, place, inside);
    visitShapes([...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(resolved), place, inside);
  }

  /** Several shapes at one place; each by the value that tells it apart, where there is one. */
  function visitShapes(shapes: readonly JsonSchema[], place: string, above: readonly JsonSchema[]): void {
    const mark = shapes.length > 1 ? markOf(shapes.filter(({ properties }) => properties)) : undefined;
    for (const shape of shapes) {
      const value = mark && shape.properties?.[mark]?.const;
      if (mark === undefined || value === undefined) {
        visit(shape, place, above);
        continue;
      }
      note(place, ['object']);
      note(place ? `${place}.${mark}` : mark, [JSON.stringify(value)]);
      visit(shape, `${place}(${mark}=${JSON.stringify(value)})`, above);
    }
  }

  visit(root, '', []);
  const entries = [...found].map(([place, kinds]) => `${place}: ${[...kinds].sort().join('|')}`);
  return entries.sort();
}

/** The field that holds another fixed value in each of several shapes. */
function markOf(shapes: readonly JsonSchema[]): string | undefined {
  const [first] = shapes;
  if (!first || shapes.length < 2) return undefined;
  return Object.keys(first.properties ?? {}).find((name) => {
    const values = shapes.map(({ properties }) => properties?.[name]?.const);
    return values.every((value) => value !== undefined) && new Set(values).size === shapes.length;
  });
}

function kindsOf({ type, const: value, enum: values, anyOf, oneOf, allOf, takesAnything }: JsonSchema): string[] {
  if (takesAnything) return ['absent', 'any', 'null'];
  if (value !== undefined) return [JSON.stringify(value)];
  if (values) return values.map((one) => JSON.stringify(one));
  if (type) return [type].flat();
  return (anyOf ?? oneOf ?? allOf) ? [] : ['any'];
}

function lookUp(root: JsonSchema, ref: string): JsonSchema {
  const name = /^#\/\$defs\/(.+)$/.exec(ref)?.[1];
  return name === undefined ? root : (root.$defs?.[name] ?? {});
}
