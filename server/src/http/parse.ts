import type { Schema } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import * as z from 'zod';
import { AppError } from '../app-error.ts';

// Sentences of the contract come first; what it does not say is said in German by zod.
z.config(z.locales.de());
const inEnglish = z.locales.en().localeError;

export interface FieldFault {
  /** Dotted path of the field, empty for the whole. */
  path: string;
  message: string;
}

/**
 * Parses what a caller sent.
 * @param language of what zod itself says; sentences of the contract are German until the error is answered
 * @throws {AppError} VALIDATION_FAILED with one FieldFault per fault as details
 */
export function parseInput<S extends Schema>(
  schema: S,
  value: unknown,
  language: () => Language = () => 'de',
): z.core.output<S> {
  const unstorable = findUnstorable(value);
  if (unstorable) throw new AppError('VALIDATION_FAILED', { details: [unstorable] });
  const parsed = z.core.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const said = language() === 'de' ? parsed : z.core.safeParse(schema, value, { error: inEnglish });
  throw new AppError('VALIDATION_FAILED', { details: faultsOf(said.error ?? parsed.error) });
}

/**
 * The first text that PostgreSQL cannot store: with U+0000 or half a character, as value or name. Every schema that forgot
 * them would end in a 500. Without recursion, because what was sent may be nested a hundred thousand times.
 */
function findUnstorable(sent: unknown): FieldFault | undefined {
  const left: [path: string, value: unknown][] = [['', sent]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) return { path, message: unstorableText };
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (!isStorable(name)) return { path, message: unstorableText };
      left.push([path === '' ? name : `${path}.${name}`.slice(0, longestPath), part]);
    }
  }
  return undefined;
}

const unstorableText = 'Der Text enthält unzulässige Zeichen';
const longestPath = 200;

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/**
 * Parses what a handler answers; unknown fields are dropped.
 * @throws {Error} when it does not fit: a bug of the handler
 */
export function parseAnswer<S extends Schema>(schema: S, value: unknown, route: string): z.core.output<S> {
  const parsed = z.core.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Error(`The answer of ${route} is off its schema: ${JSON.stringify(faultsOf(parsed.error))}`);
}

function faultsOf(error: z.core.$ZodError): FieldFault[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
}
