import type { Schema } from '@rezenso/contract/endpoint';
import * as z from 'zod';
import { AppError } from './app-error.ts';

// Sentences of the contract come first; what it does not say is said in German by zod.
z.config(z.locales.de());

export interface FieldFault {
  /** Dotted path of the field, empty for the whole. */
  path: string;
  message: string;
}

/**
 * Parses what a caller sent.
 * @throws {AppError} VALIDATION_FAILED with one FieldFault per fault as details
 */
export function parseInput<S extends Schema>(schema: S, value: unknown): z.core.output<S> {
  const parsed = z.core.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', { details: faultsOf(parsed.error) });
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
