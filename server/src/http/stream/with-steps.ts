import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../error-handler.ts';
import { openStream } from './open-stream.ts';
import { streamed } from './streamed.ts';

export function asksForSteps({ steps }: AnyEndpoint, { headers }: FastifyRequest): boolean {
  return steps !== undefined && headers.accept?.includes('text/event-stream') === true;
}

/**
 * Does `work` and streams each step that it tells of, then what it answers or why it failed. The first step opens the stream:
 * until then it is answered as every other call, so that a refusal keeps its status.
 */
export async function withSteps(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: (step: string) => void) => Promise<unknown>,
): Promise<unknown> {
  const { raw } = reply;
  let isOpen = false;
  const say = (event: string, data: unknown) => {
    if (!raw.destroyed) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const tell = (step: string) => {
    if (!isOpen) openStream(reply);
    isOpen = true;
    say('step', { step });
  };
  try {
    const answer = await work(tell);
    if (!isOpen) return answer;
    say('answer', answer);
  } catch (error) {
    if (!isOpen) throw error;
    const { status, body } = errorAnswer(error, request);
    say('error', { ...body, status });
  }
  raw.end();
  return streamed;
}
