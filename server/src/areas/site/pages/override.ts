import { overrideVersion, type RegistryView } from '@rezenso/contract/releases';
import type { ReleaseReader } from '@rezenso/releases/reader';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { App } from '../../../http/request-types.ts';
import type { PageAssets } from './page-assets.ts';

/** A module that one browser takes from a build on its own machine. */
export interface Override {
  module: string;
  /** `http://localhost:4100`, where `npm run dev -w <module>` serves it. */
  origin: string;
}

const cookie = 'rezenso_override';
/** A forgotten override ends after a working day. */
const maxAgeSeconds = 8 * 3600;
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{2,5}$/;

/**
 * `/dev/override?module=mf-reviews&from=http://localhost:4100` lets this browser try that module inside this site;
 * without parameters it ends. Never bound in production.
 */
export function bindOverride(app: App, releases: ReleaseReader): void {
  app.get<{ Querystring: { module?: string; from?: string } }>('/dev/override', async (request, reply) => {
    const { module = '', from = '' } = request.query;
    reply.header('cache-control', 'no-store');
    if (!module) return reply.clearCookie(cookie, { path: '/' }).redirect('/');
    const remotes = Object.entries((await releases.registry()).modules).filter(([name]) => name !== 'shell');
    if (!loopback.test(from) || !remotes.some(([name]) => name === module)) throw new AppError('NOT_FOUND');
    const options = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: maxAgeSeconds } as const;
    return reply.setCookie(cookie, JSON.stringify({ module, origin: from }), options).redirect('/');
  });
}

/** The override that this browser asked for; undefined without one, and for anything that is not on loopback. */
export function overrideOf(request: FastifyRequest): Override | undefined {
  try {
    const { module, origin } = JSON.parse(request.cookies[cookie] ?? '');
    return typeof module === 'string' && loopback.test(origin) ? { module, origin } : undefined;
  } catch {
    return undefined;
  }
}

/** The registry with the one module taken from the override, under the manifest of its last release. */
export function overridden(view: RegistryView, override: Override | undefined): RegistryView {
  // The cookie's name may be any, `constructor` too.
  const known = override && Object.hasOwn(view, override.module) ? view[override.module] : undefined;
  const last = known?.releases.at(-1);
  if (!override || !last) return view;
  const entry = `${override.origin}/releases/${override.module}/development/entry.js`;
  const release = { ...last, version: overrideVersion, entry, integrity: '' };
  return { ...view, [override.module]: { releases: [release], stable: overrideVersion, canary: null } };
}

/** What a page loads when one of its modules comes from the override: nothing of that module's release ahead. */
export function assetsWith(assets: PageAssets, override: Override | undefined): PageAssets {
  if (!override) return assets;
  const own = `/releases/${override.module}/`;
  return {
    ...assets,
    registry: overridden(assets.registry, override),
    preloads: assets.preloads.filter(({ href }) => !href.startsWith(own)),
  };
}
