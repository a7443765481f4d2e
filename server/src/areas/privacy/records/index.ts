import { readProcessingRecords } from '@rezenso/contract/admin';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';
import { allowPage, createNonce } from '../../../http/security-headers.ts';
import { streamed } from '../../../http/stream/streamed.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { processingRecords } from './processing-records.ts';

/** The record of processing activities for those who run the site; the command of the same name prints the same page. */
export const recordsFeature: Feature = (app, { env, now }) => {
  bind(app, readProcessingRecords, ({ request, reply }): typeof streamed => {
    const nonce = createNonce();
    allowPage(reply, nonce);
    const controller = { imprint: `${env.publicOrigin}/impressum`, contact: env.contactEmail };
    const page = processingRecords(controller, { language: languageOf(request), madeOn: berlinDay(now()), nonce });
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    return streamed;
  });
};
