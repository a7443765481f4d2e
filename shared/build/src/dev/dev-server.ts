import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { responseInterceptor } from 'http-proxy-middleware';
import webpack, { type Configuration, type Stats } from 'webpack';
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { isOwnRepository, moduleFolder } from '../release/module-folders.ts';
import { type DeployedSite, fromSite, refuseWrites, toSite } from './deployed-site.ts';
import { type Developed, developmentPage, developmentVersion, withDevelopment } from './development-page.ts';
import { compileWithManifest, manifestReader } from './edited-manifest.ts';
import { refuseForeign } from './foreign-requests.ts';

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
  /** Set when that is a site which people use. */
  deployed?: DeployedSite;
  /** Other modules in development: where `npm run dev` of somebody else serves them, by name. */
  others?: Readonly<Record<string, string>>;
}

/** @param options see Compiling; REZENSO_DEV must name the module. @returns what stops it, and its first result */
export async function startCompiling(compiling: Compiling) {
  const { repository, moduleName } = compiling;
  const folder = moduleFolder(repository, moduleName);
  const file = isOwnRepository(repository) ? 'webpack.config.js' : 'webpack.config.ts';
  const configs = await import(pathToFileURL(join(folder, file)).href);
  const [config]: Configuration[] = [configs.default].flat();
  if (!config) throw new Error(`${moduleName} has no webpack configuration`);
  const compiler = webpack(config);
  // Addresses, navigation and cards stand there.
  compileWithManifest(compiler, join(folder, 'module.json'));
  const compiled = new Promise<Stats>((resolve) => compiler.hooks.done.tap('first', resolve));
  const server = new WebpackDevServer(optionsFor(compiling, folder), compiler);
  process.chdir(folder);
  await server.start();
  return { compiled, stop: () => server.stop() };
}

function optionsFor(compiling: Compiling, folder: string): DevServerConfiguration {
  const { moduleName, port, behind, deployed, others = {} } = compiling;
  const ownManifest = manifestReader(join(folder, 'module.json'));
  const developed = async (): Promise<Developed[]> => [
    { name: moduleName, manifest: await ownManifest() },
    ...Object.keys(others).map((name) => ({ name })),
  ];
  // Another site on this machine may try this module out: its scripts, and nothing of the pages and data around them.
  const isForOthers = (url = '') => !deployed && url.startsWith(publicPath);
  const publicPath = `/releases/${moduleName}/${developmentVersion}/`;
  return {
    host: 'localhost',
    port,
    hot: false,
    // Whoever started it says when it ends.
    setupExitSignals: false,
    liveReload: true,
    // The overlay brings inline styles, which our policy forbids; errors stand in the terminal.
    client: { overlay: false },
    static: false,
    headers: (request) => (isForOthers(request.url) ? openToOthers : {}),
    compress: false,
    devMiddleware: { publicPath },
    setupMiddlewares: (middlewares) =>
      deployed ? [refuseForeign(), refuseWrites(deployed), ...middlewares] : middlewares,
    proxy: [
      ...Object.entries(others).map(([name, target]) => ({
        target,
        logger: quiet,
        pathFilter: (path: string) => path.startsWith(`/releases/${name}/${developmentVersion}/`),
        on: { proxyRes: (answer: IncomingMessage) => void delete answer.headers['access-control-allow-origin'] },
      })),
      {
        target: behind,
        // A page that asks again says that the server behind is starting; a line for each request says nothing.
        logger: quiet,
        changeOrigin: deployed !== undefined,
        // A kept connection is closed by the server of this machine just when it is used again, now and then.
        ...(deployed ? {} : { agent: false }),
        pathFilter: (path: string) => !path.startsWith(publicPath) && !path.startsWith('/ws'),
        selfHandleResponse: true,
        on: {
          error: (_error, _request, response) => sendWaitingPage(response),
          proxyReq: (request, { headers }) => deployed && toSite(request, deployed, headers.host),
          proxyRes: responseInterceptor(async (body, answer, request, response) => {
            const modules = await developed();
            if (deployed) fromSite(response, deployed, request.url ?? '', modules);
            return rewritten(body, answer.headers['content-type'], modules);
          }),
        },
      },
    ],
  };
}

/** Without either, the browser keeps a script from the page of another origin. */
const openToOthers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

const quiet = { info() {}, warn() {}, error() {} };

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

function rewritten(body: Buffer, type: string | undefined, modules: readonly Developed[]): Buffer | string {
  if (type?.startsWith('text/html')) return modules.reduce(developmentPage, body.toString());
  const isRegistry = type?.startsWith('application/json') && body.includes('"platformRange"');
  return isRegistry ? JSON.stringify(modules.reduce(withDevelopment, JSON.parse(body.toString()))) : body;
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
