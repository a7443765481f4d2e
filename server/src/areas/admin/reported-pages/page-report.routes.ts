import type { Language } from '@rezenso/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { createLanguageChoice } from '../../auth/index.ts';
import {
  addressesOf,
  businesses,
  languagesOf,
  type ShownBusiness,
  sendAnswer,
  sendNothing,
  shownLanguage,
} from '../../showcase/index.ts';
import { emptyForm, readForm, type SentForm } from './page-report.form.ts';
import { formHtml, formId, thanksHtml } from './page-report.html.ts';
import { pageReportWords } from './page-report-words.ts';
import type { createReportedPages } from './reported-pages.service.ts';

interface Named {
  Params: { name: string };
}

/** More than the longest text is in its letters' longest spelling. */
const maxFormBytes = 32 * 1024;

/** /u/<name>/melden, where anybody reports a public page: a plain form, from whoever stands before it. */
export function pageReportRoutes(app: App, core: Core, pages: ReturnType<typeof createReportedPages>): void {
  const { database, env, now } = core;
  const languages = createLanguageChoice(core);
  const address = '/u/:name/melden';

  app.get<Named>(address, async (request, reply) => {
    const business = await find(request.params.name);
    if (!business) return sendNothing(request, reply);
    if (business.name !== request.params.name) return reply.redirect(addressesOf(business.name).report, 302);
    return sendForm(request, reply, 200, business, emptyForm);
  });

  app.post<Named>(address, { bodyLimit: maxFormBytes, config: { takesForms: true } }, async (request, reply) => {
    const business = await find(request.params.name);
    if (!business) return sendNothing(request, reply);
    const sent = readForm(request.body, shownLanguage(request, business));
    const { said, isByMachine, wanted } = sent;
    if (wanted && isReadIn(wanted, business)) {
      await languages.keep(request, reply, wanted);
      return sendForm(request, reply, 200, business, { ...sent, faults: {} }, { language: wanted });
    }
    if (!isByMachine) {
      if (!said) return sendForm(request, reply, 400, business, sent);
      const retryAfterSeconds = await refusalOf(() => pages.file(business.id, said, request.ip));
      if (retryAfterSeconds !== undefined) {
        reply.header('retry-after', String(retryAfterSeconds));
        return sendForm(request, reply, 429, business, sent, { isTooMuch: true });
      }
    }
    // What is reloaded then sends nothing again.
    return reply.header('cache-control', 'no-store').redirect(`${addressesOf(business.name).report}/danke`, 303);
  });

  app.get<Named>(`${address}/danke`, async (request, reply) => {
    const business = await find(request.params.name);
    const language = business ? shownLanguage(request, business) : languageOf(request);
    const texts = pageReportWords(language).pageReportTexts;
    return sendAnswer(request, reply, 200, {
      title: `${texts.thanks} – Rezenso`,
      description: texts.thanksText,
      address: '/',
      main: thanksHtml(texts),
      language,
    });
  });

  function isReadIn(language: Language, business: ShownBusiness): boolean {
    return (languagesOf(business).languages ?? env.offeredLanguages).includes(language);
  }

  /** Only what is shown can be reported: the page, or the link for customers alone. */
  async function find(name: string): Promise<ShownBusiness | undefined> {
    const business = await businesses(database.db).find(name, now());
    return business?.is_published || business?.asks_customers ? business : undefined;
  }

  function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    business: ShownBusiness,
    sent: SentForm,
    { language = shownLanguage(request, business), isTooMuch = false } = {},
  ): FastifyReply {
    const texts = pageReportWords(language).pageReportTexts;
    const title = texts.title(business.company_name);
    const { report } = addressesOf(business.name);
    return sendAnswer(request, reply, status, {
      title,
      description: texts.explained,
      address: env.publicOrigin + report,
      main: formHtml(business, sent, language, isTooMuch),
      language,
      form: formId,
      ...languagesOf(business),
    });
  }
}

/** In how many seconds it may be tried again; undefined when it was not refused. */
async function refusalOf(file: () => Promise<void>): Promise<number | undefined> {
  try {
    await file();
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return error.retryAfterSeconds ?? 1;
    throw error;
  }
}
