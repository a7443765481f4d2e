import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Feature } from '../../../http/feature.ts';
import { markImage } from '../plain-pages/head.ts';
import { openApiDocument } from './openapi.ts';

/**
 * The reference of the API, made from the contract: /api/docs to browse, /api/docs/json for programs. Swagger UI sets its
 * styles by script, which needs no inline style in the page; its pictures are data.
 */
export const docsFeature: Feature = async (app, { env }) => {
  const document = openApiDocument(env.publicOrigin) as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    theme: { title: 'Rezenso API' },
    logo: { type: 'image/svg+xml', content: Buffer.from(markImage), href: env.publicOrigin, target: '_self' },
    uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: false },
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.header('content-security-policy', policy);
        next();
      },
    },
  });
};

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
