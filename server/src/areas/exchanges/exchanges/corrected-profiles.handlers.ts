import type { Core } from '../../../core.ts';
import { exchanges } from './exchanges.repository.ts';

/** Whoever corrects the link to their profile corrects it for the partners who are about to write there, too. */
export function followCorrectedProfiles({ events }: Pick<Core, 'events'>): void {
  events.on('platform.changed', 'follow-profile', (tx, { memberId, platform }) =>
    exchanges(tx).followProfile(memberId, platform),
  );
}
