import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { responseInterceptor } from 'http-proxy-middleware';
import webpack, { type Configuration, type Stats } from 'webpack';
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { developmentPage, developmentVersion, withDevelopment } from './development-page.ts';

const askAgainMs = 200;
const waitingPage = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Rezenso startet …</title></head><body><p>Rezenso startet gerade. Diese Seite lädt sich gleich von selbst neu.</p></body></html>`;

export interface DevelopmentOptions {
  repository: string;
  moduleName: string;
  /** Port of the site under development. */
  port: number;
}

/** One module in a site of its own. */
export interface OwnSite extends DevelopmentOptions {
  /** Variables of the server behind; see ownEnvironment. */
  env: NodeJS.ProcessEnv;
}

/**
 * Serves the whole site with one module compiled as it is edited: pages, API and the other modules come from a server
 * behind this one, and the browser reloads after each change.
 */
export async function serveInDevelopment({ env, ...options }: OwnSite): Promise<void> {
  const { repository, moduleName, port } = options;
  // Read by the preset, which then leaves out integrity and content hashes for this module.
  process.env.REZENSO_DEV = moduleName;
  const behind = await startServerBehind(repository, port, env);
  const { compiled } = await startCompiling({ ...options, behind });
  await Promise.all([compiled, answers(behind)]);
  console.log(`\n  ${moduleName} in development: http://localhost:${port}\n`);
}

/** One module, compiled as it is edited, in front of a site. */
export interface Compiling extends DevelopmentOptions {
  /** Address of the site that serves everything else. */
  behind: string;
}

/** @param options see Compiling; REZENSO_DEV must name the module. @returns what stops it, and its first result */
export async function startCompiling({ repository, moduleName, port, behind }: Compiling) {
  const configs = await import(pathToFileURL(join(repository, moduleName, 'webpack.config.ts')).href);
  const [config]: Configuration[] = [configs.default].flat();
  if (!config) throw new Error(`${moduleName} has no webpack configuration`);
  const compiler = webpack(config);
  const compiled = new Promise<Stats>((resolve) => compiler.hooks.done.tap('first', resolve));
  const server = new WebpackDevServer(optionsFor(moduleName, port, behind), compiler);
  process.chdir(join(repository, moduleName));
  await server.start();
  return { compiled, stop: () => server.stop() };
}

function optionsFor(moduleName: string, port: number, behind: string): DevServerConfiguration {
  const publicPath = `/releases/${moduleName}/${developmentVersion}/`;
  return {
    host: 'localhost',
    port,
    hot: false,
    liveReload: true,
    // The overlay brings inline styles, which our policy forbids; errors stand in the terminal.
    client: { overlay: false },
    static: false,
    // Another site on this machine may try this module out.
    headers: { 'access-control-allow-origin': '*' },
    compress: false,
    devMiddleware: { publicPath },
    proxy: [
      {
        target: behind,
        pathFilter: (path: string) => !path.startsWith(publicPath) && !path.startsWith('/ws'),
        selfHandleResponse: true,
        on: {
          error: (_error, _request, response) => sendWaitingPage(response),
          proxyRes: responseInterceptor((body, answer) => rewritten(body, answer.headers['content-type'], moduleName)),
        },
      },
    ],
  };
}

/** Until the site behind answers: a page that asks again by itself. */
function sendWaitingPage(response: ServerResponse | Socket): void {
  if (!('writeHead' in response)) return void response.destroy();
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
  response.end(waitingPage);
}

/** Resolves when the site at this address serves pages. */
export async function answers(site: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${site}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(askAgainMs);
  }
}

async function rewritten(body: Buffer, type: string | undefined, moduleName: string): Promise<Buffer | string> {
  if (type?.startsWith('text/html')) return developmentPage(body.toString(), moduleName);
  const isRegistry = type?.startsWith('application/json') && body.includes('"platformRange"');
  return isRegistry ? JSON.stringify(withDevelopment(JSON.parse(body.toString()), moduleName)) : body;
}

async function startServerBehind(repository: string, port: number, own: NodeJS.ProcessEnv): Promise<string> {
  const inner = await freePort();
  const env = { PUBLIC_ORIGIN: `http://localhost:${port}`, ...own, PORT: String(inner), HOST: '127.0.0.1' };
  const server = spawn(process.execPath, [join(repository, 'server/src/main.ts')], {
    cwd: repository,
    env,
    stdio: 'inherit',
  });
  process.on('exit', () => server.kill());
  server.on('exit', (code) => process.exit(code ?? 1));
  return `http://127.0.0.1:${inner}`;
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
