import { reportClientError } from '@rezenso/contract/client-errors';
import type { AnyEndpoint, BodyOf } from '@rezenso/contract/endpoint';
import type { ContractViolation } from './api-error.ts';

/** What was told already: a page that asks again and again says it once. */
const told = new Set<string>();

/**
 * Tells the server of an answer that a module could not read: whose build it was, which call and which field. Best effort.
 * @param send makes the call; its own failure is nobody's news
 */
export function reportUnreadable(
  { carrier }: AnyEndpoint,
  { message, call, field }: ContractViolation,
  send: (endpoint: typeof reportClientError, input: { body: BodyOf<typeof reportClientError> }) => Promise<unknown>,
): void {
  if (!carrier || call === reportedCall) return;
  const { module, version } = carrier;
  const key = [module, version, call, field].join(' ');
  if (told.has(key)) return;
  told.add(key);
  const where = { path: window.location.pathname.slice(0, 300), call: call.slice(0, 200), field: field.slice(0, 200) };
  const body = { module, version, kind: 'answer' as const, message: message.slice(0, 1000), ...where };
  send(reportClientError, { body }).catch(() => {});
}

const reportedCall = `${reportClientError.method} ${reportClientError.path}`;
