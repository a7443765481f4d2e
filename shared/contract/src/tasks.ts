import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { mostTasks } from './limits.ts';
import { moment } from './shapes.ts';

/** Something that waits for the business. Titles and labels come as they are shown, so that a page shows kinds it does not know. */
export const task = z.object({
  /** Stays the same as long as the task does. */
  id: z.string(),
  /** For instance `match.answer`; whoever wants to treat one kind apart goes by it. */
  kind: z.string(),
  title: z.string(),
  /** Until when it is due; null for what has no date, such as an answer. */
  dueAt: z.nullable(moment),
  /** Since when it waits. */
  since: moment,
  /** Leads to where it is done, a path of this site. */
  action: z.object({ label: z.string(), href: z.string() }),
});
export type Task = z.infer<typeof task>;

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  access: 'authenticated',
  summary: `What waits for the business, most urgent first; ${mostTasks} at most`,
  answer: z.array(task),
  errors: [],
});
