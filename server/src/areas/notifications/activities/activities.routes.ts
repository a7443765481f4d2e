import { type Activity, listActivities } from '@rezenso/contract/activities';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import { presentActivity } from './activities.presenter.ts';
import { activities } from './activities.repository.ts';
import { activityStanding } from './activity-standing.repository.ts';

const newestCount = 20;

export function activityRoutes(app: App, { database }: Pick<Core, 'database'>): void {
  bind(app, listActivities, async ({ member }) => {
    const rows = await activities(database.db).listNewest(member.id, newestCount);
    const over = await activityStanding(database.db).listOver(rows);
    return rows
      .map((row) => presentActivity(row, over.has(row.id)))
      .filter((activity): activity is Activity => activity !== undefined);
  });
}
