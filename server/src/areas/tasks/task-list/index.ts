import { listTasks } from '@rezenso/contract/tasks';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { openTasks } from './open-tasks.ts';

/** A member's to-do list. */
export const taskListFeature: Feature = (app, core) => {
  bind(app, listTasks, ({ member }) => openTasks(core.database.db, member.id, core.now()));
};
