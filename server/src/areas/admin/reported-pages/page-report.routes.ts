import type { FastifyReply } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import { addressesOf, businesses, type ShownBusiness, sendAnswer, sendNothing } from '../../showcase/index.ts';
import { emptyForm, readForm, type SentForm } from './page-report.form.ts';
import { formHtml, thanksHtml } from './page-report.html.ts';
import type { createReportedPages } from './reported-pages.service.ts';
import { pageReportTexts as texts } from './texts.de.ts';

interface Named {
  Params: { name: string };
}

/** More than the longest text is in its letters' longest spelling. */
const maxFormBytes = 32 * 1024;

/** /u/<name>/melden, where anybody reports a public page: a plain form, from whoever stands before it. */
export function pageReportRoutes(app: App, core: Core, pages: ReturnType<typeof createReportedPages>): void {
  const { database, env, now } = core;
  const address = '/u/:name/melden';

  app.get<Named>(address, async (request, reply) => {
    const business = await find(request.params.name);
    if (!business) return sendNothing(reply);
    if (business.name !== request.params.name) return reply.redirect(addressesOf(business.name).report, 302);
    return sendForm(reply, 200, business, formHtml(business, emptyForm));
  });

  app.post<Named>(address, { bodyLimit: maxFormBytes, config: { takesForms: true } }, async (request, reply) => {
    const business = await find(request.params.name);
    if (!business) return sendNothing(reply);
    const sent = readForm(request.body);
    const { said, isByMachine } = sent;
    if (!isByMachine) {
      if (!said) return sendForm(reply, 400, business, formHtml(business, sent));
      const retryAfterSeconds = await refusalOf(() => pages.file(business.id, said, request.ip));
      if (retryAfterSeconds !== undefined) return sendTooMuch(reply, business, sent, retryAfterSeconds);
    }
    // What is reloaded then sends nothing again.
    return reply.header('cache-control', 'no-store').redirect(`${addressesOf(business.name).report}/danke`, 303);
  });

  app.get<Named>(`${address}/danke`, (_request, reply) =>
    sendAnswer(reply, 200, {
      title: `${texts.thanks} – Rezenso`,
      description: texts.thanksText,
      address: '/',
      main: thanksHtml,
    }),
  );

  /** Only what is shown can be reported. */
  async function find(name: string): Promise<ShownBusiness | undefined> {
    const business = await businesses(database.db).find(name, now());
    return business?.is_published ? business : undefined;
  }

  function sendForm(reply: FastifyReply, status: number, business: ShownBusiness, main: string): FastifyReply {
    const title = texts.title(business.company_name);
    const { report } = addressesOf(business.name);
    return sendAnswer(reply, status, { title, description: texts.explained, address: env.publicOrigin + report, main });
  }

  function sendTooMuch(reply: FastifyReply, business: ShownBusiness, sent: SentForm, seconds: number): FastifyReply {
    reply.header('retry-after', String(seconds));
    return sendForm(reply, 429, business, formHtml(business, sent, true));
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
