import { followChanges, longPollSeconds } from '@rezenso/contract/live';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Core } from '../../core.ts';
import type { Voice } from '../../live/followers.ts';
import type { Reader } from '../../live/reader.ts';
import { bind } from '../bind.ts';
import type { App } from '../request-types.ts';
import { openStream } from '../stream/open-stream.ts';
import { streamed } from '../stream/streamed.ts';
import { eventStream } from './event-stream.ts';

/** Beyond what this process holds, others or a little later may do. */
const retryAfterSeconds = 30;

type Heard = { id: string; reads: 'all' | string[] };

/** Binds the call that pages follow changes with, as a stream or by asking again and again. */
export function liveRoutes(app: App, { live, limits, log }: Pick<Core, 'live' | 'limits' | 'log'>): void {
  const { hub } = live;
  let isClosing = false;
  app.decorateRequest('heardBefore', 0);
  app.addHook('onRequest', async (request) => {
    await live.start();
    request.heardBefore = hub.position();
  });
  // Before anything drains: who follows goes to another process at once.
  app.addHook('preClose', async () => {
    isClosing = true;
    hub.close();
  });
  app.addHook('onClose', () => live.stop());

  bind(
    app,
    followChanges,
    async ({ member, query, request, reply }) => {
      await limits.take('live', member.personId ?? member.id);
      const after = lastHeard(request) ?? query.after;
      const { age } = query;
      const start = { after, since: request.heardBefore, ...(age !== undefined && { age }) };
      if (request.headers.accept?.includes('text/event-stream') && request.method === 'GET')
        return stream(member, start, reply);
      return after === undefined ? { id: hub.newest(), reads: hub.lately(member, age) } : poll(member, start, reply);
    },
    { isLongLived: true, isUnattended: true },
  );

  function stream(reader: Reader, start: Parameters<typeof hub.follow>[1], reply: FastifyReply): typeof streamed {
    refuseWhenFull('stream');
    const { raw } = reply;
    const events = eventStream(raw);
    const beganAt = performance.now();
    const following = hub.follow({ reader, voice: events, kind: 'stream' }, start);
    if (!following) throw new AppError('UNAUTHORIZED');
    raw.once('close', () => {
      following.leave();
      const seconds = Math.round((performance.now() - beganAt) / 1000);
      log.info({ member: reader.id, seconds, open: hub.count() }, 'a stream of changes ended');
    });
    openStream(reply);
    events.open(following.id);
    if (isClosing) raw.end();
    return streamed;
  }

  async function poll(reader: Reader, start: Parameters<typeof hub.follow>[1], reply: FastifyReply): Promise<Heard> {
    refuseWhenFull('poll');
    const { promise, resolve } = Promise.withResolvers<Heard>();
    const nothing = () => resolve({ id: hub.newest(), reads: [] });
    const voice: Voice = {
      stale: (id, reads) => resolve({ id, reads }),
      beat: () => {},
      end: nothing,
    };
    const following = hub.follow({ reader, voice, kind: 'poll' }, start);
    if (!following) throw new AppError('UNAUTHORIZED');
    const waiting = setTimeout(nothing, isClosing ? 0 : longPollSeconds * 1000);
    reply.raw.once('close', nothing);
    const heard = await promise;
    clearTimeout(waiting);
    following.leave();
    return heard;
  }

  function refuseWhenFull(kind: 'stream' | 'poll'): void {
    if (hub.isFull(kind)) throw new AppError('OVERLOADED', { retryAfterSeconds });
  }
}

function lastHeard({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id !== '' && id.length <= 100 ? id : undefined;
}
