import type { Language } from '@rezenso/contract/language';
import type { OpenTask, TaskSource } from '../../../database/task-source.ts';
import { vocabulary } from '../../../languages/vocabulary.ts';
import { exchangePath } from '../../notifications/index.ts';
import { taskTexts } from './task-texts.ts';
import {
  listToAgree,
  listToAnswer,
  listToConfirm,
  listToPick,
  listToPropose,
  listToSay,
  listToWrite,
  type WaitingAppointment,
} from './waiting-exchanges.repository.ts';

/** What waits for a member in its exchanges: to agree on a time, to write or to write better, and to confirm. */
export const exchangesTasks: TaskSource = async (db, member, limit, now, language) => {
  const [texts, { platforms, formerPartner }] = [taskTexts(language), vocabulary(language)];
  const [toPick, toSay, toPropose, toWrite, toConfirm, toAnswer, toAgree] = await Promise.all([
    listToPick(db, [member, limit]),
    listToSay(db, [member, limit, now]),
    listToPropose(db, [member, limit, now]),
    listToWrite(db, [member, limit, now]),
    listToConfirm(db, [member, limit]),
    listToAnswer(db, [member, limit]),
    listToAgree(db, [member, limit]),
  ]);
  return [
    ...toPick.map(({ firstAt, ...one }) => aboutAppointment('pick', one, new Date(firstAt), language)),
    ...toSay.map((one) => aboutAppointment('say', one, null, language)),
    ...toPropose.map(({ dueAt, ...one }) => aboutAppointment('propose', one, dueAt, language)),
    ...toWrite.map(({ id, platform, business, since, dueAt }): OpenTask => {
      const words = dueAt ? texts.write : texts.revise;
      return {
        kind: dueAt ? 'review.write' : 'review.revise',
        subject: id,
        title: words.title(business, platforms[platform]),
        dueAt,
        since,
        action: { label: words.action, href: exchangePath({ exchangeId: id }) },
      };
    }),
    ...toAnswer.map(
      ({ id, exchangeId, partner, since, dueAt }): OpenTask => ({
        kind: 'dispute.answer',
        subject: id,
        title: texts.answer.title(partner ?? formerPartner),
        dueAt,
        since,
        action: { label: texts.answer.action, href: exchangePath({ exchangeId }) },
      }),
    ),
    ...toAgree.map(
      ({ id, exchangeId, partner, since }): OpenTask => ({
        kind: 'extension.answer',
        subject: id,
        title: texts.agree.title(partner ?? formerPartner),
        dueAt: null,
        since,
        action: { label: texts.agree.action, href: exchangePath({ exchangeId }) },
      }),
    ),
    ...toConfirm.map(
      ({ id, platform, partner, since }): OpenTask => ({
        kind: 'review.confirm',
        subject: id,
        title: texts.confirm.title(partner ?? formerPartner, platforms[platform]),
        dueAt: null,
        since,
        action: { label: texts.confirm.action, href: exchangePath({ exchangeId: id }) },
      }),
    ),
  ];
};

function aboutAppointment(
  kind: 'pick' | 'say' | 'propose',
  { id, exchangeId, partner, since }: WaitingAppointment,
  dueAt: Date | null,
  language: Language,
): OpenTask {
  const words = taskTexts(language)[kind];
  return {
    kind: `appointment.${kind}`,
    subject: id,
    title: words.title(partner ?? vocabulary(language).formerPartner),
    dueAt,
    since,
    // Opens the dialog in which that is done, where it is done in one.
    action: { label: words.action, href: `/exchanges?appointment=${exchangeId}` },
  };
}
