import type { ExportSection, PersonalData } from '../../database/personal-data.ts';
import { readableActivities } from './happenings/catalogue.ts';
import { readMessages } from './happenings/read-messages.ts';
import { readNotifications } from './inbox/read-notifications.ts';
import { pushPurpose } from './push/sealed-subscription.ts';

/** What an activity tells of, as far as it does; ids of ours and what stands elsewhere in the export are left out. */
const facts = ['partner', 'platform', 'reviewer', 'content', 'rating', 'reviews', 'level', 'achievement'];

const notifications: ExportSection = {
  name: 'notifications',
  covers: ['notifications.member_id'],
  async read(db, member, language) {
    const rows = await db
      .selectFrom('notifications')
      .selectAll()
      .where('member_id', '=', member)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const told = await readNotifications(db, rows, language);
    return rows.map((row) => {
      const { title = null, body = null } = told.get(row) ?? {};
      return { type: row.type, title, body, readAt: row.read_at, createdAt: row.created_at };
    });
  },
};

const activities: ExportSection = {
  name: 'activities',
  covers: ['activities.member_id'],
  async read(db, member, language) {
    const rows = await db
      .selectFrom('activities')
      .selectAll()
      .where('member_id', '=', member)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const told = await readMessages(db, readableActivities, rows, language);
    return rows.map((row) => {
      const { title, description, facts: known = {} } = told.get(row) ?? {};
      const data = Object.fromEntries(Object.entries(known).filter(([name]) => facts.includes(name)));
      return { type: row.type, title, description, data, createdAt: row.created_at };
    });
  },
};

/** The address at the push service and the keys would let others send there; which devices there are is what a person asks for. */
const pushDevices: ExportSection = {
  name: 'pushDevices',
  covers: ['push_devices.member_id'],
  async read(db, member, _language, secret) {
    const rows = await db
      .selectFrom('push_devices')
      .select(['name', 'endpoint', 'added_at as addedAt'])
      .where('member_id', '=', member)
      .orderBy('added_at')
      .execute();
    const { openIfSealed } = secret.sealer(pushPurpose);
    return rows.map(({ endpoint, ...device }) => ({ ...device, service: new URL(openIfSealed(endpoint)).host }));
  },
};

/** What notifications and the feed hold of a person. Of others they hold nothing: partners are looked up when it is read. */
export const notificationsData: PersonalData = {
  sections: [notifications, activities, pushDevices],
  leftOut: {
    'digests.member_id': 'the days of summaries, which are among the mails',
  },
};
