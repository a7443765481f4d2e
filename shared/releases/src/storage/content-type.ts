import { extname } from 'node:path';
import { unpackedPath } from '../files/packed-copies.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** What a bucket says a file is, which may be handed out without us. */
export function contentTypeOf(path: string): string {
  return contentTypes[extname(unpackedPath(path))] ?? 'application/octet-stream';
}
