import { type PlatformId, platformId } from '@rezenso/contract/vocabulary';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { sendDocument, sendNothing } from '../frame/frame.ts';
import { addressesOf } from '../shown/addresses.ts';
import { languagesOf, shownLanguage } from '../shown/asked-language.ts';
import { businesses, type ShownBusiness } from '../shown/businesses.repository.ts';
import { customerPageHtml } from './customer-page.html.ts';
import { customerWords } from './customer-words.ts';
import { linkedPlatforms } from './linked-platforms.ts';
import { customerVisits } from './visits.repository.ts';

interface Named {
  Params: { name: string };
}

/** /b/<name>, where a business's customers choose a platform, and the ways on from there. */
export function customerPageRoutes(app: App, { env, now, database, log }: Core): void {
  const { db } = database;

  app.get<Named>('/b/:name', async (request, reply) => {
    const business = await find(request.params.name);
    if (!business) return sendNothing(request, reply);
    const { customers } = addressesOf(business.name);
    if (business.name !== request.params.name) return reply.redirect(customers, 302);
    const platforms = linkedPlatforms(await businesses(db).listPlatforms(business.id), env.publicOrigin);
    await count(request, business, '');
    const { company_name: company } = business;
    const language = shownLanguage(request, business);
    const { customerTexts } = customerWords(language);
    return sendDocument(request, reply, {
      title: customerTexts.title(company),
      description: customerTexts.description(company),
      address: env.publicOrigin + customers,
      isFindable: false,
      main: customerPageHtml(business, platforms, language),
      language,
      ...languagesOf(business),
    });
  });

  app.get<Named>('/b/:name/code.svg', async (request, reply) => {
    const business = await find(request.params.name);
    if (!business) return sendNothing(request, reply);
    const { qrCodeSvg } = await import('./qr-code.ts');
    reply.headers({ 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' });
    return reply
      .type('image/svg+xml; charset=utf-8')
      .send(qrCodeSvg(env.publicOrigin + addressesOf(business.name).customers));
  });

  app.get<{ Params: { name: string; platform: string } }>('/b/:name/:platform', async (request, reply) => {
    const business = await find(request.params.name);
    const { success: isPlatform, data: asked } = z.safeParse(platformId, request.params.platform);
    if (!business || !isPlatform) return sendNothing(request, reply);
    const platforms = linkedPlatforms(await businesses(db).listPlatforms(business.id), env.publicOrigin);
    const chosen = platforms.find(({ platform }) => platform === asked);
    if (!chosen) return sendNothing(request, reply);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    if (isSentFromElsewhere(request)) return reply.redirect(addressesOf(business.name).customers, 303);
    await count(request, business, chosen.platform);
    return reply.redirect(chosen.profileUrl, 303);
  });

  async function find(name: string): Promise<ShownBusiness | undefined> {
    const business = await businesses(db).find(name, now());
    return business?.asks_customers ? business : undefined;
  }

  /** Leading customers on matters more than the number. */
  async function count(request: FastifyRequest, { id }: ShownBusiness, platform: PlatformId | ''): Promise<void> {
    if (!isOpenedByPerson(request)) return;
    await customerVisits(db)
      .count(id, platform, berlinDay(now()))
      .catch((error: unknown) => log.warn({ err: error }, 'a visit of a customer was not counted'));
  }
}

/** A link of ours that stands anywhere else leads no further than to our page: there its reader sees where it goes. */
function isSentFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

/** A browser says that it opens a page, and when it does so ahead of anybody's click; machines that look at links say neither. */
function isOpenedByPerson({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined;
}
