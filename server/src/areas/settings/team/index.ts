import type { Feature } from '../../../http/feature.ts';
import { createHandover } from './handover.service.ts';
import { handovers } from './handovers.repository.ts';
import { handoverRoutes, teamRoutes } from './team.routes.ts';
import { createTeam } from './team.service.ts';

/** Who works with the account of a business: inviting, removing, leaving, and handing it over. */
export const teamFeature: Feature = (app, core) => {
  const service = createTeam(core);
  teamRoutes(app, core, service);
  handoverRoutes(app, createHandover(core));
  // Nobody takes over an account that is out; when it is back, its owner may offer it again.
  core.events.on('member.status-changed', 'end-handover', async (tx, { memberId, to, occurredAt }) => {
    if (to === 'banned') await handovers(tx).removeUntil(memberId, occurredAt);
  });
  // The colleague agreed to take it from somebody else.
  core.events.on('member.email-changed', 'end-handover', (tx, { memberId, occurredAt }) =>
    handovers(tx).removeUntil(memberId, occurredAt),
  );
};
