import { listAchievements, listLeaderboard } from '@rezenso/contract/gamification';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { berlinWeekStart } from '../../../time/berlin-periods.ts';
import { createAchievements } from './achievements.service.ts';
import { leaderboard } from './leaderboard.repository.ts';

const shownPlaces = 10;

export function achievementsRoutes(app: App, core: Core): void {
  const service = createAchievements(core);

  bind(app, listAchievements, ({ member, request }) => service.list(member.id, core.now(), languageOf(request)));

  bind(app, listLeaderboard, async ({ member }) => {
    const entries = await leaderboard(core.database.db).list(member.id, berlinWeekStart(core.now()), shownPlaces);
    return entries.map((entry) => ({ ...entry, isCurrentUser: entry.id === member.id }));
  });
}
