import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestClient } from '../client.ts';

/** Sends a message in the conversation of a match. */
export function write(
  client: TestClient,
  matchId: string,
  text = 'Hallo!',
  id: string = randomUUID(),
): Promise<LightMyRequestResponse> {
  return client.post(`/api/conversations/${matchId}/messages`, { id, text });
}
