import type { App } from '../../../http/request-types.ts';
import { fontFiles } from './styles.ts';

/** The typeface of the pages here; a file's name changes with its content, so it is kept for good. */
export function fontRoutes(app: App): void {
  for (const { href, bytes } of fontFiles)
    app.get(href, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type('font/woff2').send(bytes),
    );
}
