import { type RegistryView, satisfiesPlatform } from '@rezenso/contract/releases';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { findPreview, isClosed, type Preview, type Registry, stableOf } from '@rezenso/releases/registry';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../../../core.ts';
import { type HostCookie, hostCookie } from '../../../http/host-cookie.ts';
import type { App } from '../../../http/request-types.ts';
import { sendNotice } from './notice-page.ts';
import { firstPathOf, pathBefore } from './where-to.ts';

/** How many previews one browser can have open. */
const atMost = 5;
const token = /^[\w-]{32}$/;

/** A preview that a browser opened, with its module. */
export interface OpenPreview {
  module: string;
  preview: Preview;
}

/**
 * `/preview/<token>` lets this browser have the release that the link belongs to; `/preview/end` ends it and leads back
 * to where that was pressed. It works in
 * production, because whoever made the link could have released the same code.
 */
export function bindPreview(app: App, { env, now }: Pick<Core, 'env' | 'now'>, releases: ReleaseReader): void {
  const cookie = previewCookie(env);

  app.get('/preview/end', (request, reply) => {
    cookie.clear(reply);
    return reply.header('cache-control', 'no-store').redirect(pathBefore(request));
  });

  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const [opened] = previewsAmong(await releases.latest(), [request.params.token], now());
    if (!opened) return sendNotice(request, reply, 404, ({ previewGone }) => previewGone);
    const tokens = [...new Set([request.params.token, ...tokensOf(cookie, request)])].slice(0, atMost);
    const maxAge = Math.ceil((new Date(opened.preview.until).getTime() - now().getTime()) / 1000);
    cookie.write(reply, tokens.join('.'), maxAge);
    return reply.redirect(firstPathOf(opened.preview.release));
  });
}

/** Says which previews a browser opened that have not ended; one of a module. */
export function openPreviews({ env, now }: Pick<Core, 'env' | 'now'>) {
  const cookie = previewCookie(env);
  return (request: FastifyRequest, registry: Registry) => previewsAmong(registry, tokensOf(cookie, request), now());
}

function previewsAmong(registry: Registry, tokens: readonly string[], now: Date): OpenPreview[] {
  if (tokens.length === 0) return [];
  const platform = stableOf(registry.modules.shell)?.platformVersion ?? '';
  return Object.entries(registry.modules).flatMap(([module, known]) => {
    if (!known.previews || isClosed(known)) return [];
    const preview = tokens.map((one) => findPreview(known, one, now)).find((found) => found !== undefined);
    const range = preview?.release.manifest?.platformRange;
    return preview && range && satisfiesPlatform(platform, range) ? [{ module, preview }] : [];
  });
}

/** The registry with each previewed release in the place of what everybody gets. */
export function withPreviews(registry: Registry, previews: readonly OpenPreview[]): Registry {
  if (previews.length === 0) return registry;
  const modules = { ...registry.modules };
  for (const { module, preview } of previews) {
    const known = modules[module];
    const { version } = preview.release;
    if (!known) continue;
    const releases = [...known.releases.filter((release) => release.version !== version), preview.release];
    const rolledBack = known.rolledBack?.filter((one) => one !== version) ?? [];
    modules[module] = { ...known, releases, stable: version, canary: null, rolledBack };
  }
  return { ...registry, modules };
}

/** The same, told to the browser, which shows it to the reader. */
export function markedPreviews(view: RegistryView, previews: readonly OpenPreview[]): RegistryView {
  if (previews.length === 0) return view;
  const marked = previews.flatMap(({ module, preview: { name, until } }) => {
    const known = view[module];
    return known ? [[module, { ...known, preview: { name, until } }] as const] : [];
  });
  return { ...view, ...Object.fromEntries(marked) };
}

function previewCookie(env: Pick<Core['env'], 'publicOrigin'>): HostCookie {
  return hostCookie('rezenso_preview', env);
}

function tokensOf(cookie: HostCookie, request: FastifyRequest): string[] {
  const given = cookie.read(request)?.split('.') ?? [];
  return given.filter((one) => token.test(one)).slice(0, atMost);
}
