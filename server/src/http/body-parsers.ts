import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { App } from './request-types.ts';

/** JSON only; form data where a route asks for it. A missing or empty body is undefined. */
export function addBodyParsers(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, raw: Buffer) => {
    if (request.routeOptions.config.keepsRawBody) request.rawBody = raw;
    if (raw.length === 0) return undefined;
    return parseJson(raw);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, raw: string) => {
      if (!request.routeOptions.config.takesForms) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
      return Object.fromEntries(new URLSearchParams(raw));
    },
  );
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch (error) {
    throw new AppError('MALFORMED_REQUEST', { cause: error });
  }
}
