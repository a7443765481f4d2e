import type { Core } from '../../core.ts';
import type { Tx } from '../../database/database.ts';
import { contacts } from '../accounts/index.ts';
import { activities } from './activities/activities.repository.ts';
import type { Happening } from './happenings/catalogue.ts';
import type { Message } from './happenings/happening-kind.ts';
import { kindOf, messagesOf } from './happenings/messages.ts';
import { lookUp } from './happenings/scenes.repository.ts';
import { notifications } from './inbox/notifications.repository.ts';
import { pushLater } from './push/push.job.ts';

/**
 * Tells members what happened: in the bell and on the devices that show it, in the feed and by mail, as its kind says. Each is told once of the same, and
 * nobody of what has a side that left.
 */
export type Tell = (tx: Tx, happening: Happening, at: Date) => Promise<void>;

export function createTell({ mailer, env, jobs }: Pick<Core, 'mailer' | 'env' | 'jobs'>): Tell {
  return async (tx, happening, at) => {
    const stage = await lookUp(tx, [kindOf(happening).refersTo(happening)]);
    for (const [index, message] of messagesOf(happening, stage).entries()) {
      // A millisecond apart keeps several for one member in order.
      if (!(await keep(tx, message, new Date(at.getTime() + index)))) continue;
      if (message.notification) await pushLater({ jobs }, tx, { ...message, type: message.notification });
      await mail(tx, message);
    }
  };

  async function mail(tx: Tx, { memberId, mail: written }: Message): Promise<void> {
    const member = written && (await contacts(tx).find(memberId));
    const email = member && written.emailTo({ ...member, origin: env.publicOrigin });
    if (!email) return;
    const { name, type, about } = written;
    if (type === 'system') await mailer.send(tx, name, member.email, email, memberId, about);
    else await mailer.tell(tx, name, type, memberId, email, about);
  }
}

/** Tells the person whom it concerns: the owner as `Tell` does, a colleague by mail alone, for the bell is everybody's. */
export type TellPerson = (tx: Tx, happening: Happening, personId: string | null, at: Date) => Promise<void>;

export function createTellPerson(core: Pick<Core, 'mailer' | 'env' | 'jobs'>): TellPerson {
  const { mailer, env } = core;
  const tell = createTell(core);
  return async (tx, happening, personId, at) => {
    if (personId === null) return tell(tx, happening, at);
    const stage = await lookUp(tx, [kindOf(happening).refersTo(happening)]);
    for (const { memberId, mail } of messagesOf(happening, stage)) {
      const reader = await contacts(tx).findColleague(memberId, personId);
      const email = reader && mail?.emailTo({ ...reader, origin: env.publicOrigin });
      if (email && mail)
        await mailer.send(tx, mail.name, reader.email, { ...email, isForAnybody: true }, memberId, mail.about);
    }
  };
}

/** @returns false when the member was told before */
async function keep(tx: Tx, { memberId, subject, data, ...types }: Message, at: Date): Promise<boolean> {
  const row = { memberId, subject, data };
  const added = [
    ...(types.notification ? [await notifications(tx).add({ ...row, type: types.notification }, at)] : []),
    ...(types.activity ? [await activities(tx).add({ ...row, type: types.activity }, at)] : []),
  ];
  return added.length === 0 || added.includes(true);
}
