import { answerSupport, assignSupport, closeSupport, getAdminSupport, listAdminSupport } from '@rezenso/contract/admin';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { createDesk } from './desk.service.ts';

/** Where the operators answer. */
export const deskFeature: Feature = (app, core) => {
  const desk = createDesk(core);
  bind(app, listAdminSupport, ({ member, query }) => desk.list(member.id, query, core.now()));
  bind(app, getAdminSupport, ({ member, params, request }) =>
    desk.read({ id: member.id, requestId: request.id }, params.id, core.now()),
  );
  bind(app, answerSupport, ({ member, params, body }) => desk.answer(member.id, params.id, body, core.now()));
  bind(app, assignSupport, ({ member, params, body, request }) =>
    desk.assign({ id: member.id, requestId: request.id }, params.id, body, core.now()),
  );
  bind(app, closeSupport, ({ member, params, body, request }) =>
    desk.move({ id: member.id, requestId: request.id }, params.id, body, core.now()),
  );
};
