import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify from 'fastify';
import { createNonce, scriptsOf } from '../../../http/security-headers.ts';
import { markImage } from '../../../paper/colours.ts';
import { openApiDocument } from './openapi.ts';

/** An application of its own, which listens nowhere: it is asked by `inject`. */
export type Reference = Awaited<ReturnType<typeof openReference>>;

/** Without it a phone draws the page as wide as a desk. The package's page lacks it. */
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const head = '<meta charset="UTF-8">';

/** Makes the reference. Swagger UI sets its styles by script, which needs no inline style in the page; its pictures are data. */
export async function openReference(origin: string) {
  const app = fastify();
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    const nonce = createNonce();
    reply.header('content-security-policy', policyOf(nonce));
    return payload.replace(head, head + viewport).replaceAll('<script ', `<script nonce="${nonce}" `);
  });
  const document = openApiDocument(origin) as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    theme: { title: 'Rezenso API' },
    logo: { type: 'image/svg+xml', content: Buffer.from(markImage), href: origin, target: '_self' },
    uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: false },
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.header('content-security-policy', policyOf(createNonce()));
        next();
      },
    },
  });
  await app.ready();
  return app;
}

const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src ${scriptsOf(nonce)}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
