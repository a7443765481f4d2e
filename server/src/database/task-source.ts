import type { Language } from '@rezenso/contract/language';
import type { Task } from '@rezenso/contract/tasks';
import type { Db } from './database.ts';

/** Something that waits for a member, as the area knows it whose rows say so. */
export interface OpenTask extends Pick<Task, 'kind' | 'title' | 'action'> {
  /** What it is about: there is one task of a kind about it. */
  subject: string;
  dueAt: Date | null;
  since: Date;
}

/**
 * What an area says waits for a member: its most urgent tasks, `limit` of each kind at most. It reads how things stand, so that
 * nothing has to be ticked off. Titles are in the language of the reader. A new kind is one more in the source of its area.
 */
export type TaskSource = (db: Db, member: string, limit: number, now: Date, language: Language) => Promise<OpenTask[]>;
