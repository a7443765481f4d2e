import type { Language } from '@rezenso/contract/language';
import { releasePath } from '@rezenso/contract/releases';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { stableOf } from '@rezenso/releases/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../core.ts';
import { answerWithin } from '../../../http/answer-within.ts';
import { languageOf, variesByChoice } from '../../../http/language.ts';
import { allowPage, createNonce } from '../../../http/security-headers.ts';
import { sessionCookie } from '../../accounts/index.ts';
import { pageTexts } from './page-texts.ts';
import { type PlainPage, plainPage } from './plain-page.ts';

/** Answers with a page at its path, in the language of whoever asks. */
export type SendPlainPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  pageIn: (language: Language) => PlainPage | Promise<PlainPage>,
) => Promise<FastifyReply>;

/** A page that hangs tells less than one in the language of the browser. */
const patienceMs = 3_000;

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

  /** Whose account it is matters to nothing but the language that it chose. */
  async function languageFor(request: FastifyRequest): Promise<Language> {
    if (env.offeredLanguages.length > 1 && session.read(request) !== undefined)
      await answerWithin(patienceMs, request.findMember()).catch((error) =>
        log.warn({ err: error }, 'a page is sent without knowing the language of an account'),
      );
    return languageOf(request);
  }

  return async (request, reply, path, pageIn) => {
    const language = await languageFor(request);
    const page = await pageIn(language);
    const nonce = createNonce();
    allowPage(reply, nonce);
    // Whether somebody was signed in decides about two links only, so that nobody is looked up for them.
    const visit = { path, isMember: session.read(request) !== undefined, language, offered: env.offeredLanguages };
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'private, no-cache', vary: variesByChoice })
      .send(plainPage(page, { ...visit, nonce, ...(await released()) }));
  };
}
