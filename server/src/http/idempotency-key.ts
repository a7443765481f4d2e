import { type AnyEndpoint, idempotencyHeader } from '@rezenso/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const wellFormed = /^[\w-]{16,100}$/;

/**
 * Does a call of a signed-in person that changes something once for its key, however often it arrives (docs/decisions/0136). Reads, and
 * calls without a key, are done as they come.
 * @throws {AppError} VALIDATION_FAILED for what is no key, and what `Idempotency.once` says
 */
export async function onceByKey<T>(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  work: () => Promise<T>,
  { isSecret }: { isSecret?: boolean | undefined } = {},
): Promise<T> {
  const key = request.headers[idempotencyHeader];
  if (key === undefined || endpoint.method === 'GET' || endpoint.access === 'public') return work();
  if (typeof key !== 'string' || !wellFormed.test(key)) throw new AppError('VALIDATION_FAILED');
  const member = await request.findMember();
  if (!member) throw new AppError('UNAUTHORIZED');
  const about = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  const whose = { member: member.id, person: member.email };
  return request.server.idempotency.once({ ...whose, key, about, isSecret, aside: request.aside }, work);
}
