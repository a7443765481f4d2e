import { sendReply } from '@rezenso/contract/review-replies';
import * as z from '@rezenso/contract/schema';
import { id } from '@rezenso/contract/shapes';
import { type GoogleOutcome, syncUserPlatform } from '@rezenso/contract/user-platforms';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { stillActing } from '../../../http/still-acting.ts';
import { withSyncErrorIn } from '../sync-errors/sync-errors.ts';
import type { createGoogleConnect } from './google-connect.service.ts';
import type { createReplySending } from './reply-sending.service.ts';

export function googleRoutes(
  app: App,
  google: ReturnType<typeof createGoogleConnect>,
  replies: ReturnType<typeof createReplySending>,
): void {
  bind(app, sendReply, ({ member, params, body }) => replies.send(member.id, params.id, body.text));

  bind(app, syncUserPlatform, async ({ member, params, request }) =>
    withSyncErrorIn(languageOf(request), await google.sync(member.id, params.id)),
  );

  // Plain navigations of the browser, not calls of the contract: they end on the settings page.
  app.get('/auth/google', async (request, reply) => {
    const member = await request.findMember();
    if (!member) return leave(reply, '/magic-link');
    const platformId = platformIdOf(request);
    const begun = platformId ? await google.begin(member, platformId) : { outcome: 'not-available' as const };
    if ('url' in begun) return leave(reply, begun.url);
    if (begun.outcome === 'not-configured' && !isNavigation(request)) throw new AppError('OAUTH_NOT_CONFIGURED');
    return back(reply, begun.outcome);
  });

  app.get('/auth/google/callback', async (request, reply) => {
    const member = await request.findMember();
    if (!member) return back(reply, 'expired');
    const { search } = new URL(request.url, 'http://callback');
    return back(reply, await stillActing({ access: 'authenticated' }, request, () => google.finish(member, search)));
  });
}

function platformIdOf({ query }: FastifyRequest): string | undefined {
  const parsed = z.safeParse(z.object({ platformId: id }), query);
  return parsed.success ? parsed.data.platformId : undefined;
}

/** Programs that follow the link get the error itself. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html');
}

function back(reply: FastifyReply, outcome: GoogleOutcome): FastifyReply {
  return leave(reply, `/settings/platforms?google=${outcome}`);
}

function leave(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 302);
}
