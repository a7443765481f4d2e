import { allEndpoints, type NamedEndpoint } from '@rezenso/contract/all-endpoints';
import { fieldsIn, type Side } from './fields-in-schema.ts';

/**
 * Fields of the answers of calls, each with what it may hold, see `fieldsIn`:
 * `{ 'GET /api/matches': ['[].id: string', '[].partner: null|object', '[].partner.name: absent|string'] }`. Releases from
 * before that was kept name fields alone.
 */
export type AnswerFields = Record<string, string[]>;

/** Every field that a server's answers of these calls may hold. */
export function answerFields(endpoints: readonly NamedEndpoint[] = allEndpoints): AnswerFields {
  return fieldsOf(endpoints, 'answered');
}

/**
 * Every field of the answers of these calls, with what a reader takes there. Builds parse an answer whole by the schema that
 * they carry, so one that makes a call counts on all of its fields, whichever its pages show.
 */
export function readFields(endpoints: readonly NamedEndpoint[]): AnswerFields {
  return fieldsOf(endpoints, 'read');
}

function fieldsOf(endpoints: readonly NamedEndpoint[], side: Side): AnswerFields {
  const fields = endpoints.map(
    ({ endpoint: { method, path, answer } }) => [`${method} ${path}`, fieldsIn(answer, side)] as const,
  );
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
