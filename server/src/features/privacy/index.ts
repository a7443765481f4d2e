import type { Feature } from '../../core.ts';
import './privacy.events.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { closeLate } from './privacy.service.ts';

/** A person can take their data along, and leave. */
export const privacy: Feature = (app, core) => {
  privacyRoutes(app, core);
  core.events.on('member.left', 'close-late', (tx, { memberId, occurredAt }) => closeLate(tx, memberId, occurredAt));
};
