import { readFile } from 'node:fs/promises';
import { addPushDevice, listPushDevices, removePushDevice } from '@rezenso/contract/push-devices';
import { bind, done } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';
import { workOnPushes } from './push.job.ts';
import { createPushDevices } from './push-devices.service.ts';

/** What the bell says, also while no page of the site is open: Web Push (RFC 8030, 8291, 8292). */
export const pushFeature: Feature = async (app, core) => {
  const service = createPushDevices(core);
  bind(app, listPushDevices, ({ member, request }) => service.list(member, languageOf(request)));
  bind(app, addPushDevice, ({ member, body, request }) =>
    service.add(member, body, { userAgent: request.headers['user-agent'] ?? '', language: languageOf(request) }),
  );
  bind(app, removePushDevice, async ({ member, params }) => {
    await service.remove(member, params.id);
    return done;
  });
  workOnPushes(core);

  // From the root, because it has to open pages of every area; the browser asks for it anew at each registration.
  const worker = await readFile(new URL('service-worker.js', import.meta.url));
  app.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
};
