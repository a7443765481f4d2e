import { downloadPrintSheet, getCustomerVisits, visitDays } from '@rezenso/contract/public-page';
import { AppError } from '../../../app-error.ts';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';
import { streamed } from '../../../http/stream/streamed.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { firstOfLastDays } from '../../../time/berlin-periods.ts';
import { createDrawings } from '../drawing/drawings.ts';
import { printWords } from '../drawing/print-words.ts';
import { addressesOf } from '../shown/addresses.ts';
import { publicNames } from '../shown/public-names.repository.ts';
import { publicPages } from '../shown/public-pages.repository.ts';
import { customerPageRoutes } from './customer-page.routes.ts';
import { customerVisits } from './visits.repository.ts';

/** Asking customers: a link and a code that lead to a business's profiles, the same for everybody. */
export const customerLinkFeature: Feature = (app, core) => {
  const { database, env, limits, now } = core;
  const drawings = createDrawings();
  app.addHook('onClose', () => drawings.close());

  bind(app, getCustomerVisits, async ({ member }) => {
    const first = firstOfLastDays(now(), visitDays);
    const visits = customerVisits(database.db);
    const days = await visits.byDay(member.id, first, berlinDay(now()));
    return { days, platforms: await visits.byPlatform(member.id, first) };
  });

  bind(app, downloadPrintSheet, async ({ member, request, reply }): Promise<typeof streamed> => {
    const name = await publicNames(database.db).findOf(member.id);
    const pages = publicPages(database.db);
    const { asks_customers: isAsking } = await pages.choicesOf(member.id);
    // What moderation hides leads nowhere, so its code is not to be printed.
    const isHidden = (await pages.hiddenOf(member.id)) !== undefined;
    if (!name || !isAsking || isHidden || !member.companyName) throw new AppError('CUSTOMER_LINK_OFF');
    await limits.take('print-sheet', member.id);
    const address = env.publicOrigin + addressesOf(name).customers;
    const language = languageOf(request);
    const { qrCodeSvg } = await import('./qr-code.ts');
    const sheet = { companyName: member.companyName, address, code: qrCodeSvg(address), language };
    const pdf = await drawings.printSheet(sheet);
    const file = printWords(language).printTexts.fileName(name);
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${file}"` });
    reply.type('application/pdf').send(Buffer.from(pdf));
    return streamed;
  });

  customerPageRoutes(app, core);
};
