import type { Language } from '@rezenso/contract/language';
import { mostTasks } from '@rezenso/contract/limits';
import type { Task } from '@rezenso/contract/tasks';
import type { Db } from '../../../database/database.ts';
import type { OpenTask, TaskSource } from '../../../database/task-source.ts';
import { exchangesTasks } from '../../exchanges/index.ts';
import { matchingTasks } from '../../matching/index.ts';
import { byUrgency } from './urgency.ts';

/** Who knows what waits for a member. */
const sources: readonly TaskSource[] = [exchangesTasks, matchingTasks];

/** What waits for a member, most urgent first. */
export async function openTasks(db: Db, member: string, now: Date, language: Language): Promise<Task[]> {
  const found = await Promise.all(sources.map((source) => source(db, member, mostTasks, now, language)));
  return found.flat().sort(byUrgency(now)).slice(0, mostTasks).map(present);
}

function present({ kind, subject, title, dueAt, since, action }: OpenTask): Task {
  return {
    id: `${kind}:${subject}`,
    kind,
    title,
    dueAt: dueAt?.toISOString() ?? null,
    since: since.toISOString(),
    action,
  };
}
