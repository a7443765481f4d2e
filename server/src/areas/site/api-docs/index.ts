import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Feature } from '../../../http/feature.ts';
import type { Reference } from './reference.ts';

/** Of the connection and the body as they are sent: whoever answers writes their own. */
const ofTransfer = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * The reference of the API, made from the contract: /api/docs to browse, /api/docs/json for programs. Few read it, so it is
 * made, and what makes it is loaded, when somebody first does.
 */
export const docsFeature: Feature = async (app, { env }) => {
  let opening: Promise<Reference> | undefined;

  async function answer({ method, url, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    opening ??= import('./reference.ts').then(({ openReference }) => openReference(env.publicOrigin));
    const reference = await opening;
    const answered = await reference.inject({ method: method === 'HEAD' ? 'HEAD' : 'GET', url, headers });
    if (answered.statusCode === 404) {
      reply.callNotFound();
      return reply;
    }
    for (const [name, value] of Object.entries(answered.headers))
      if (value !== undefined && !ofTransfer.includes(name)) reply.header(name, value);
    return reply.code(answered.statusCode).send(answered.rawPayload);
  }

  app.get('/api/docs', answer);
  app.get('/api/docs/*', answer);
};
