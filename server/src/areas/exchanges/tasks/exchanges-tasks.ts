import { platformRules } from '@rezenso/engines/coordination';
import type { OpenTask, TaskSource } from '../../../database/task-source.ts';
import { taskTexts as texts } from './texts.de.ts';
import { listToConfirm, listToWrite } from './waiting-exchanges.repository.ts';

/** What waits for a member in its exchanges: to write or to write better, and to confirm. */
export const exchangesTasks: TaskSource = async (db, member, limit) => {
  const [toWrite, toConfirm] = await Promise.all([
    listToWrite(db, [member, limit]),
    listToConfirm(db, [member, limit]),
  ]);
  return [
    ...toWrite.map(({ id, platform, business, since, dueAt }): OpenTask => {
      const words = dueAt ? texts.write : texts.revise;
      return {
        kind: dueAt ? 'review.write' : 'review.revise',
        subject: id,
        title: words.title(business, platformRules[platform].name),
        dueAt,
        since,
        action: { label: words.action, href: pathOf(id) },
      };
    }),
    ...toConfirm.map(
      ({ id, platform, partner, since }): OpenTask => ({
        kind: 'review.confirm',
        subject: id,
        title: texts.confirm.title(partner, platformRules[platform].name),
        dueAt: null,
        since,
        action: { label: texts.confirm.action, href: pathOf(id) },
      }),
    ),
  ];
};

/** Opens the dialog of that exchange. */
function pathOf(exchange: string): string {
  return `/exchanges?exchange=${exchange}`;
}
