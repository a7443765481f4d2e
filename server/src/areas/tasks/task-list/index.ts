import { listTasks } from '@rezenso/contract/tasks';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';
import { openTasks } from './open-tasks.ts';

/** A member's to-do list. */
export const taskListFeature: Feature = (app, core) => {
  bind(app, listTasks, ({ member, request }) =>
    openTasks(core.database.db, member.id, core.now(), languageOf(request)),
  );
};
