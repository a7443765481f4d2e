import type { Schema } from '@rezenso/contract/endpoint';
import { parseAnswer } from '../parse.ts';
import { exactOf } from './exact.ts';

/** Makes of what a handler answers exactly what the schema says. */
export type AnswerWriter = (answer: unknown) => unknown;

/**
 * What goes out for `route`: never more than the schema knows, and nothing that does not fit it. An answer that is as the
 * schema says goes out as it is; every other one is parsed.
 */
export function answerWriter(schema: Schema, route: string): AnswerWriter {
  const isExact = exactOf(schema);
  return (answer) => (isExact?.(answer) ? answer : parseAnswer(schema, answer, route));
}
