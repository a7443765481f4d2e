import { routeOf } from '@rezenso/contract/releases';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { viewOf } from '@rezenso/releases/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import { allowPage, createNonce } from '../../../http/security-headers.ts';
import { pageDocument } from './document.ts';
import { assetsWith, bindOverride, overridden, overrideOf } from './override.ts';
import { type PageAssets, pageAssets } from './page-assets.ts';
import { pageTexts } from './page-texts.ts';
import { pagesReadiness } from './pages-readiness.ts';
import { nothingReleased } from './texts.de.ts';

/** Addresses that answer calls and files, never a page. */
const notPages = ['/api/', '/dev/', '/releases/'];

/** Every address that nothing else answers is a page of the shell; one that no module knows is its not-found page. */
export function bindPages(app: App, { env, log }: Core, releases: ReleaseReader): void {
  const hasPayment = env.stripe.publishableKey !== undefined;

  // Nobody may put code of their own machine into a site that people use.
  const overrideIn = (request: FastifyRequest) => (env.isProduction ? undefined : overrideOf(request));
  if (!env.isProduction) bindOverride(app, releases);

  const texts = pageTexts(releases, log);
  app.readiness.set('pages', () => pagesReadiness(releases, log));

  app.get('/registry.json', async (request, reply) => {
    const registry = await releases.registry();
    reply.headers({ 'cache-control': 'no-cache', 'x-shell-version': registry.modules.shell?.stable ?? '' });
    return overridden(viewOf(registry), overrideIn(request));
  });

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (notPages.some((prefix) => path.startsWith(prefix))) throw new AppError('NOT_FOUND');
    reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
    return (await isReleased()) ? sendPage(request, reply, path) : reply.status(503).send(nothingReleased);
  });

  async function isReleased(): Promise<boolean> {
    return (await releases.registry()).modules.shell !== undefined;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    // Pages must open while the database is away; who is signed in only decides what is preloaded.
    const member = await request.findMember().catch((error) => {
      log.warn({ err: error }, 'a page is sent without knowing who is signed in');
      return undefined;
    });
    const visit = { path, isSignedIn: member !== undefined, ...(member ? { account: member.id } : {}) };
    const override = overrideIn(request);
    const assets = assetsWith(pageAssets(await releases.registry(), visit), override);
    const prerendered = path === '/' && !member ? await texts.landingPage(assets.prerenderedFile) : undefined;
    const nonce = createNonce();
    allowPage(reply, nonce, { hasPayment, localBuild: override?.origin });
    reply.status(isKnown(assets, path) ? 200 : 404);
    const css = (await texts.styles(assets.cssFile)) ?? '';
    return reply.send(pageDocument({ ...assets, nonce, css, prerendered }));
  }
}

function isKnown({ registry }: PageAssets, path: string): boolean {
  const manifests = Object.values(registry).flatMap(({ releases }) => releases.map(({ manifest }) => manifest));
  return path === '/' || routeOf(manifests, path) !== undefined;
}

function pathOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://page').pathname;
}
