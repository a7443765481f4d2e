import { describeUnsubscribe, unsubscribe as endpoint } from '@rezenso/contract/email-preferences';
import { bindPublic, done } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { createUnsubscribing } from './unsubscribe.service.ts';

const maxFormBytes = 8 * 1024;

/** Ends a kind of mail by the link in the mail. */
export const unsubscribeFeature: Feature = (app, core) => {
  const service = createUnsubscribing(core);

  // RFC 8058 lets mail programs post either kind of form; what they post says nothing beyond the address.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxFormBytes },
    async () => undefined,
  );

  bindPublic(
    app,
    endpoint,
    async ({ params }) => {
      await service.end(params.token);
      return done;
    },
    // The token is the whole permission, and no cookie is looked at: a mail program has neither origin nor session.
    { isCsrfExempt: true, takesForms: true },
  );

  bindPublic(app, describeUnsubscribe, async ({ params }) => service.kindsOf(params.token));

  // Programs without one-click open the header's address; link scanners do too, so it only leads to the question.
  app.get<{ Params: { token: string } }>('/api/unsubscribe/:token', async (request, reply) =>
    reply.redirect(`${core.env.publicOrigin}/unsubscribe/${encodeURIComponent(request.params.token)}`, 303),
  );
};
