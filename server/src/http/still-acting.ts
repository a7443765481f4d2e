import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { mayCall, needsOwner } from '../access/may-call.ts';
import { AppError } from '../app-error.ts';
import { lookingAtTheEnd, type Tx } from '../database/database.ts';

/** What is done as somebody; a navigation that is no call of the contract is done as any member. */
type Acted = Pick<AnyEndpoint, 'access' | 'roles' | 'ownerOnly'>;

/**
 * Does a call of a signed-in person, who at the end of each of its transactions has to be who they were when it came in: what it waited for may
 * have been a ban, another owner, or the end of their role (docs/decisions/0175). Calls that end the own session look by themselves, once they
 * have waited (`lookForTheLastTime`).
 */
export function stillActing<T>(endpoint: Acted, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  if (endpoint.access === 'public') return work();
  return lookingAtTheEnd((tx) => assertStillActing(endpoint, request, tx), work);
}

/** @throws {AppError} UNAUTHORIZED, FORBIDDEN, OWNER_ONLY */
async function assertStillActing(endpoint: Acted, request: FastifyRequest, tx: Tx): Promise<void> {
  const before = await request.findMember();
  const now = await request.findActing(tx);
  if (!before || now?.id !== before.id) throw new AppError('UNAUTHORIZED');
  if (!mayCall(endpoint, now)) throw new AppError('FORBIDDEN');
  if (needsOwner(endpoint, now)) throw new AppError('OWNER_ONLY');
  if (now.personId !== before.personId) throw new AppError('UNAUTHORIZED');
}
