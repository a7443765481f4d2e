import { createHash } from 'node:crypto';
import { contractVersion } from '@rezenso/contract/contract-version';
import { chooseRelease, closedAt, routeOf } from '@rezenso/contract/releases';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { type Registry, viewOf } from '@rezenso/releases/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { languageOf, languageToOffer, variesByLanguage } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { allowPage, createNonce } from '../../../http/security-headers.ts';
import { sessionCookie } from '../../accounts/index.ts';
import { pageTexts } from '../plain-pages/page-texts.ts';
import { pageDocument } from './document.ts';
import { bindFirstReads, readsFor } from './first-reads.ts';
import { sendNothingHere, sendNotice } from './notice-page.ts';
import { assetsWith, bindOverride, noteUse, overridden, overrideOf } from './override.ts';
import { type PageAssets, pageAssets } from './page-assets.ts';
import { pagesReadiness } from './pages-readiness.ts';
import { bindPreview, markedPreviews, openPreviews, withPreviews } from './preview.ts';
import { forVisitor, visitorPart } from './visitor-part.ts';
import { withoutSlash } from './without-slash.ts';

/** Addresses that answer calls and files, never a page of the shell; and those of them that people open. */
const notPages = ['/api/', '/dev/', '/preview/', '/releases/'];
const isForPeople = (path: string) => path.startsWith('/dev/') || path.startsWith('/preview/');

/** Every address that nothing else answers is a page of the shell; one that no module knows is its not-found page. */
export function bindPages(app: App, core: Core, releases: ReleaseReader): void {
  const { env, log } = core;
  const session = sessionCookie(env);
  const parts = visitorPart(env);
  const previewsOf = openPreviews(core);
  const hasPayment = env.stripe.publishableKey !== undefined;

  bindOverride(app, core, releases);
  bindPreview(app, core, releases);
  bindFirstReads(app);

  const texts = pageTexts(releases, log);
  app.readiness.set('pages', () => pagesReadiness(releases, log));

  // Every page that is open asks again and again, so whoever has it already gets no second copy.
  app.get('/registry.json', async (request, reply) => {
    const registry = await releases.latest();
    const { shown, previews } = shownTo(request, registry, parts.find(request));
    const view = overridden(markedPreviews(viewOf(shown), previews), await overrideOf(request, core));
    const [shell, text] = [registry.modules.shell?.stable ?? '', JSON.stringify(view)];
    const etag = `"${createHash('sha256').update(shell).update(text).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'private, no-cache', 'x-shell-version': shell, etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  const bareAddress = withoutSlash(app.routes);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (notPages.some((prefix) => path.startsWith(prefix))) {
      if (isForPeople(path)) return sendNothingHere(request, reply);
      throw new AppError('NOT_FOUND');
    }
    const meant = bareAddress(path);
    if (meant !== undefined) return reply.redirect(meant + new URL(request.url, 'http://page').search, 308);
    if (!(await isReleased())) return sendNotice(request, reply, 503, ({ nothingReleased }) => nothingReleased);
    reply.type('text/html; charset=utf-8');
    reply.headers({ 'cache-control': 'private, no-cache', vary: variesByLanguage });
    return sendPage(request, reply, path);
  });

  /** The registry as this browser gets it: with its previews, and as a visitor on its side of a canary. */
  function shownTo(request: FastifyRequest, registry: Registry, part: number | undefined) {
    const previews = previewsOf(request, registry);
    const isVisitor = session.read(request) === undefined;
    return { shown: withPreviews(isVisitor ? forVisitor(registry, part) : registry, previews), previews };
  }

  async function isReleased(): Promise<boolean> {
    return (await releases.registry()).modules.shell !== undefined;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    // Pages must open while the database is away; who is signed in only decides what is preloaded.
    const member = await request.findMember().catch((error) => {
      log.warn({ err: error }, 'a page is sent without knowing who is signed in');
      return undefined;
    });
    const language = languageOf(request);
    const visit = { path, language, isSignedIn: member !== undefined, ...(member ? { account: member.id } : {}) };
    const override = await overrideOf(request, core);
    await noteUse(request, core, override);
    const registry = await releases.registry();
    const part = parts.find(request) ?? (member ? undefined : parts.give(registry, reply));
    const { shown, previews } = shownTo(request, registry, part);
    const plain = pageAssets(shown, visit);
    if (!member && isForMembers(plain, path) && (await hasLostTeam(request))) {
      session.clear(request, reply);
      return sendNotice(request, reply, 200, ({ teamClosed }) => teamClosed);
    }
    const assets = assetsWith({ ...plain, registry: markedPreviews(plain.registry, previews) }, override);
    const prerendered = path === '/' && !member ? await texts.landingPage(assets.prerenderedFile) : undefined;
    const nonce = createNonce();
    allowPage(reply, nonce, { hasPayment, localBuild: override?.origin });
    reply.status(statusOf(assets, path, member?.id));
    const css = (await texts.styles(assets.cssFile)) ?? '';
    // Whoever has a session, a preview or a build of their own needs the application to see it.
    const page = { prerendered, offered: env.offeredLanguages, wished: languageToOffer(request) };
    const firstReads = member ? readsFor(member, assets.firstReads) : [];
    const isApplicationOnIntent = session.read(request) === undefined && previews.length === 0 && !override;
    return reply.send(pageDocument({ ...assets, ...page, firstReads, nonce, css, isApplicationOnIntent }));
  }
}

/** A page that cannot find out says what it says to everybody. */
async function hasLostTeam(request: FastifyRequest): Promise<boolean> {
  return request.wasTeamClosed().catch(() => false);
}

/** Whether it shows to members something that visitors do not see; a link from a mail leads where it leads. */
function isForMembers(assets: PageAssets, path: string): boolean {
  const route = routeOf(manifestsOf(assets), path);
  return path === '/' || (route !== undefined && route.access !== 'public');
}

/** Chosen as the shell is going to choose: an address of a canary is none to those who do not get it. */
function manifestsOf({ registry, platform }: PageAssets, account?: string) {
  return Object.entries(registry).flatMap(
    ([name, module]) => chooseRelease(name, module, platform, account, contractVersion)?.manifest ?? [],
  );
}

/** 503 where a module is paused and 410 where it is retired: machines ask again, or never again. */
function statusOf(assets: PageAssets, path: string, account?: string): 200 | 404 | 410 | 503 {
  if (path === '/' || routeOf(manifestsOf(assets, account), path)) return 200;
  const closed = closedAt(assets.registry, path);
  if (!closed) return 404;
  return closed.kind === 'paused' ? 503 : 410;
}

function pathOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://page').pathname;
}
