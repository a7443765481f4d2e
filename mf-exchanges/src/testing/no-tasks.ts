import { listTasks } from '@rezenso/contract/tasks';
import { answer } from '@rezenso/platform/testing';

/** Nothing waits. */
export const noTasks = answer(listTasks, []);
