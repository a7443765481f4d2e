import { listActivities } from '@rezenso/contract/activities';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { readableActivities } from '../happenings/catalogue.ts';
import { readMessages } from '../happenings/read-messages.ts';
import { listNewest } from '../happenings/stored-messages.repository.ts';
import { presentActivity } from './activities.presenter.ts';
import { activityCalls } from './activity-calls.repository.ts';

const newestCount = 20;

export function activityRoutes(app: App, { database: { db } }: Pick<Core, 'database'>): void {
  bind(app, listActivities, async ({ member, request }) => {
    const language = languageOf(request);
    const rows = await listNewest(db, 'activities', readableActivities, member.id, newestCount);
    const said = await readMessages(db, readableActivities, rows, language);
    const over = await activityCalls(db).listOver(rows);
    return [...said].map(([row, one]) => presentActivity(row, one, { language, isOver: over.has(row.id) }));
  });
}
