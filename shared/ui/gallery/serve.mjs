/** Builds the gallery and serves it on 127.0.0.1 (PORT, default any free one). Development only. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const output = join(tmpdir(), 'rezenso-gallery');
const font = await readFile(require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));
const page = `<!doctype html><html lang="de" class="light"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rezenso: Bausteine</title><div id="root"></div><script src="/gallery.js"></script></html>`;

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
};

webpack(
  {
    mode: 'development',
    devtool: false,
    entry: new URL('./gallery.tsx', import.meta.url).pathname,
    output: { path: output, filename: 'gallery.js' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, use: { loader: 'swc-loader', options: swc } }] },
  },
  (error, stats) => {
    if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString('errors-only'));
    const server = createServer(({ url }, response) => {
      if (url === '/font.woff2') return response.end(font);
      if (url === '/gallery.js') return createReadStream(join(output, 'gallery.js')).pipe(response);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
    });
    server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
      process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
    });
  },
);
