import { randomUUID } from 'node:crypto';
import type { TestClient } from '../client.ts';

/** What a request to the operators holds; override what a test is about. */
export function aSupportRequest(over: object = {}) {
  return {
    id: randomUUID(),
    topic: 'technical',
    subject: 'Der Export bleibt stehen',
    text: 'Beim Export passiert seit gestern nichts mehr.',
    ...over,
  };
}

/** Writes to the operators. @returns the request's id */
export async function askSupport(client: TestClient, over: object = {}): Promise<string> {
  const answer = await client.post('/api/support/requests', aSupportRequest(over));
  if (answer.statusCode !== 200) throw new Error(`Nobody could be asked: ${answer.body}`);
  return answer.json().id;
}
