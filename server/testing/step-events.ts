import type { ErrorBody } from '@rezenso/contract/errors';
import type { LightMyRequestResponse } from 'fastify';

/** One event of a call that tells of its steps. */
export interface StepEvent {
  event: string;
  data: Record<string, unknown>;
}

/** The events in what was streamed, whole ones only. */
export function stepEventsIn(streamed: string): StepEvent[] {
  const blocks = streamed.split('\n\n').slice(0, -1);
  return blocks.map((block) => {
    const [event, data, ...rest] = block.split('\n');
    if (!event?.startsWith('event: ') || !data?.startsWith('data: ') || rest.length > 0)
      throw new Error(`This is no event: ${block}`);
    return { event: event.slice(7), data: JSON.parse(data.slice(6)) };
  });
}

interface Answer extends Pick<LightMyRequestResponse, 'statusCode' | 'headers'> {
  json(): Partial<ErrorBody>;
}

/** What a call answered in the end, however it was asked: the last event of a stream as the answer it stands for. */
export function lastOf(answer: Answer & { body: string }): Answer {
  if (!answer.headers['content-type']?.includes('event-stream')) return answer;
  const last = stepEventsIn(answer.body).at(-1);
  if (last?.event !== 'answer' && last?.event !== 'error') throw new Error('The stream ended before the answer');
  return {
    statusCode: last.event === 'error' ? Number(last.data.status) : 200,
    headers: { ...answer.headers, 'content-type': 'application/json' },
    json: () => last.data,
  };
}
