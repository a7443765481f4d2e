import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from './all-endpoints.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';

const entries = Object.entries(errorCatalogue) as [ErrorCode, { status: number; message: string }][];
/** Given by earlier servers: modules that were built then may still ask for it. */
const formerly: readonly ErrorCode[] = ['OAUTH_FAILED'];
/** What any call may answer. */
const everywhere: readonly ErrorCode[] = ['VALIDATION_FAILED', 'UNAUTHORIZED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL'];

it.each(entries)('%s has a status of its kind and a sentence for people', (code, { status, message }) => {
  expect(code).toMatch(/^[A-Z]+(?:_[A-Z]+)*$/);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  // 'Unauthorized' stands in the specification word for word.
  if (code !== 'UNAUTHORIZED') expect(message).toMatch(/^[A-ZÄÖÜ][^"']*[.!)]$/);
});

it.each(entries)('%s addresses people as friends and names nothing technical', (_, { message }) => {
  expect(message).not.toMatch(/\b(?:Sie|Ihre?n?|HTTP|SQL|Error|null|undefined)\b/);
});

it('finds what is missing with 404 and what is in the way with 409', () => {
  const statusOf = (pattern: RegExp) => entries.filter(([code]) => pattern.test(code)).map(([, { status }]) => status);
  expect(new Set(statusOf(/_NOT_FOUND$/))).toEqual(new Set([404]));
  expect(new Set(statusOf(/_ALREADY_/))).toEqual(new Set([409]));
  expect(new Set(statusOf(/_(?:NOT_YOURS|NOT_REVIEWER|NOT_RECIPIENT|NOT_PROVIDER)$/))).toEqual(new Set([403]));
});

it('says no sentence twice', () => {
  const messages = entries.map(([, { message }]) => message);
  expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([]);
});

it.each(allEndpoints.map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s names each of its errors once, and none that every call may answer',
  (_, { errors, access }) => {
    expect(errors.filter((code, index) => errors.indexOf(code) !== index)).toEqual([]);
    expect(errors.filter((code) => everywhere.includes(code))).toEqual([]);
    expect(access === 'public' && errors.includes('ACCOUNT_INACTIVE')).toBe(false);
  },
);

it('holds no code that neither a call nor the server gives', () => {
  const folder = join(__dirname, '../../../server/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.ts$/.test(file),
  );
  const server = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const named = new Set(allEndpoints.flatMap(({ endpoint }) => endpoint.errors));
  const idle = entries.filter(([code]) => !named.has(code) && !server.includes(`'${code}'`)).map(([code]) => code);
  expect(idle).toEqual(formerly);
});
