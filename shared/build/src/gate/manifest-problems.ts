import { firstReadAt } from '@rezenso/contract/first-reads';
import { languages } from '@rezenso/contract/language';
import { isPlainLine, manifestBounds as most } from '@rezenso/releases/registry';
import * as z from 'zod';

const address = /^\/$|^(\/(?:[\p{L}\p{N}._~%-]+|:[A-Za-z]\w*))+\/?$/u;
const caret = /^\^\d+\.\d+\.\d+$/;

const text = z
  .string({ error: 'must be a text' })
  .min(1, { error: 'must not be empty' })
  .max(most.text, { error: `must not have more than ${most.text} letters` });
const line = text.refine(isPlainLine, {
  error: 'must not have signs that nobody sees, or that turn the direction of reading',
});
const number = z.number({ error: 'must be a number' });
const path = text.regex(address, {
  error: ({ input }) =>
    /^([a-z]+:)?\/\//i.test(String(input))
      ? `is ${JSON.stringify(input)}, which leads to another site; only addresses of this one can be named`
      : `is ${JSON.stringify(input)}; an address begins with / and has words or :name between its slashes`,
});

function between(least: number, greatest: number) {
  const error = `must be between ${least} and ${greatest}`;
  return number.min(least, { error }).max(greatest, { error });
}

function listOf<T extends z.core.$ZodType>(item: T, longest: number) {
  return z
    .array(item, { error: 'must be a list' })
    .max(longest, { error: `must not have more than ${longest} entries` });
}

function oneOf<const T extends string>(what: string, values: readonly [T, ...T[]]) {
  return z.enum(values, { error: ({ input }) => `is ${JSON.stringify(input)}; ${what} ${values.join(' or ')}` });
}

const firstReads = listOf(
  text.refine((read) => firstReadAt(read) !== undefined, {
    error: ({ input }) => `is ${JSON.stringify(input)}, which is no read of the contract with all that it needs`,
  }),
  most.firstReads,
);

const access = oneOf('access is', ['public', 'authenticated', 'admin']);
const route = z.strictObject({
  path,
  page: text,
  access,
  frame: oneOf('a frame is', ['app', 'bare']).optional(),
  visitors: oneOf('visitors meet', ['sign-in', 'redirect']).optional(),
  firstReads: firstReads.optional(),
});
const navigation = z.strictObject({
  label: line,
  labels: z.strictObject(Object.fromEntries(languages.map((one) => [one, line.optional()]))).optional(),
  path,
  order: between(0, most.order),
  isAdminOnly: z.boolean({ error: 'must be true or false' }).optional(),
});
const card = z.strictObject({
  card: text,
  slot: oneOf('a card stands in', ['main', 'side']),
  order: between(0, most.order),
  isUpFront: z.boolean({ error: 'must be true or false' }).optional(),
  skeleton: z
    .strictObject({
      rows: between(1, most.rows).multipleOf(1, { error: 'must be a whole number' }),
      rowRem: between(0.1, most.rowRem),
    })
    .optional(),
  firstReads: firstReads.optional(),
});
const size = number.positive({ error: 'must be more than 0' });

/** module.json, stricter than a server reads it: a field that nobody reads is a mistake of who wrote it. */
const manifest = z
  .strictObject({
    $schema: text.optional(),
    name: text,
    title: line.max(60, { error: 'must have at most 60 characters' }).optional(),
    owner: line,
    platformRange: text.regex(caret, {
      error: ({ input }) =>
        `is ${JSON.stringify(input)}; it must be a caret range like "^1.2.0", which browsers can compare`,
    }),
    routes: listOf(route, most.routes),
    navigation: listOf(navigation, most.navigation).optional(),
    cards: listOf(card, most.cards).optional(),
    budgets: z.strictObject({ entryKb: size, totalKb: size }, { error: 'must say entryKb and totalKb' }),
  })
  .refine(({ title, navigation }) => title !== undefined || (navigation ?? []).length > 0, {
    path: ['title'],
    error: 'is missing; a module without an entry in the navigation needs a name that people understand',
  });

/** What is wrong with the form of a module.json, each in one sentence that begins with the field. */
export function manifestProblems(source: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return [`module.json is no JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  const parsed = manifest.safeParse(value, { reportInput: true });
  return parsed.success ? [] : parsed.error.issues.map((issue) => sentenceOf(issue));
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const place = placeOf(issue.path);
  if (issue.code === 'unrecognized_keys') return `${place} has ${quoted(issue.keys)}, which nobody reads.`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${place} is missing.`;
  return `${place} ${issue.message}.`;
}

/** `module.json: cards[0].slot` */
function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return place ? `module.json: ${place.replace(/^\./, '')}` : 'module.json';
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
