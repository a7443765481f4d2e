import { releasePath } from '@rezenso/contract/releases';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { stableOf } from '@rezenso/releases/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../core.ts';
import { allowPage, createNonce } from '../../../http/security-headers.ts';
import { sessionCookie } from '../../accounts/index.ts';
import { pageTexts } from './page-texts.ts';
import { type PlainPage, plainPage } from './plain-page.ts';

/** Answers with a page at its path. */
export type SendPlainPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  page: PlainPage,
) => Promise<FastifyReply>;

/** Sends pages that need neither the application nor the database, and of the releases only the typeface if there is one. */
export function plainPages({ env, log }: Pick<Core, 'env' | 'log'>, releases: ReleaseReader): SendPlainPage {
  const session = sessionCookie(env);
  const texts = pageTexts(releases, log);

  async function released(): Promise<{ releasedCss: string; fonts: readonly string[] }> {
    const registry = await releases.registry().catch((error) => {
      log.warn({ err: error }, 'a page is sent without its typeface');
      return undefined;
    });
    const shell = stableOf(registry?.modules.shell);
    if (!shell) return { releasedCss: '', fonts: [] };
    const fonts = shell.files
      .filter(({ path }) => path.endsWith('.woff2'))
      .map(({ path }) => releasePath('shell', shell.version, path));
    return { releasedCss: (await texts.styles(`shell/${shell.version}/document.css`)) ?? '', fonts };
  }

  return async (request, reply, path, page) => {
    const nonce = createNonce();
    allowPage(reply, nonce);
    // Whether somebody was signed in decides about two links only, so that nobody is looked up.
    const visit = { path, isMember: session.read(request) !== undefined };
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(plainPage(page, { ...visit, nonce, ...(await released()) }));
  };
}
