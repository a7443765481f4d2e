import type { ServerResponse } from 'node:http';
import type { EndReason } from '@rezenso/contract/live';
import type { Voice } from '../../live/followers.ts';

/** What waits for a reader who does not read; more costs us memory, and coming back costs them one reading of everything. */
const mostWaitingBytes = 64 * 1024;
/** When a browser comes back after a connection broke. */
const retryMillis = 1_000;

/** The part of an answer that a stream is written to. */
export type Out = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength' | 'destroyed'>;

/** Says what is to be said as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export function eventStream(out: Out): Voice & { open(id: string): void } {
  return {
    open: (id) => write(`retry: ${retryMillis}\n${eventOf('open', id)}`),
    stale: (id, reads) => write(eventOf('stale', id, { reads })),
    beat: (id) => write(eventOf('beat', id)),
    end(id, reason?: EndReason) {
      if (reason) write(eventOf('end', id, { reason }));
      out.end();
    },
  };

  function write(text: string): void {
    if (out.destroyed) return;
    out.write(text);
    if (out.writableLength > mostWaitingBytes) out.destroy();
  }
}

/** Without data a browser would hand on no event. */
function eventOf(name: string, id: string, data: object = {}): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
