import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { notificationsFeature as feature } from './index.ts';
import { notifications } from './notifications.repository.ts';

const test = await startTestApp({ features: [feature] });
const { db, clock } = test;

describe('listing notifications', () => {
  it('shows the newest first and counts the unread ones', async () => {
    const eva = await test.signIn();
    await tell(eva.member.id, 'Bronze');
    clock.advance({ minutes: 1 });
    await tell(eva.member.id, 'Silber');
    const answer = await eva.get('/api/notifications');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().unread).toBe(2);
    expect(answer.json().notifications.map((one: { title: string }) => one.title)).toEqual([
      'Level Silber erreicht!',
      'Level Bronze erreicht!',
    ]);
    expect(answer.json().notifications[0]).toMatchObject({ href: '/', readAt: null });
  });

  it('shows at most fifty but counts all', async () => {
    const eva = await test.signIn();
    for (let index = 0; index < 53; index += 1) await tell(eva.member.id, 'Gold', `notice ${index}`);
    const { notifications: shown, unread } = (await eva.get('/api/notifications')).json();
    expect(shown).toHaveLength(50);
    expect(unread).toBe(53);
  });

  it("never shows somebody else's", async () => {
    const eva = await test.signIn();
    await tell((await test.aMember()).id, 'Gold');
    expect((await eva.get('/api/notifications')).json()).toEqual({ notifications: [], unread: 0 });
  });

  it('answers 401 to visitors', async () => {
    expect((await test.visitor.get('/api/notifications')).statusCode).toBe(401);
  });
});

describe('reading a notification', () => {
  it('marks it as read once and keeps the first moment', async () => {
    const eva = await test.signIn();
    const id = await tell(eva.member.id, 'Gold');
    const readAt = clock.now();
    expect((await eva.post(`/api/notifications/${id}/read`)).json()).toEqual({ ok: true });
    clock.advance({ hours: 1 });
    expect((await eva.post(`/api/notifications/${id}/read`)).statusCode).toBe(200);
    const { notifications: shown, unread } = (await eva.get('/api/notifications')).json();
    expect(unread).toBe(0);
    expect(shown[0].readAt).toBe(readAt.toISOString());
  });

  it("answers 404 to unknown and to somebody else's, and leaves that unread", async () => {
    const eva = await test.signIn();
    const other = await test.signIn();
    const id = await tell(other.member.id, 'Gold');
    const answer = await eva.post(`/api/notifications/${id}/read`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('NOTIFICATION_NOT_FOUND');
    expect((await eva.post(`/api/notifications/${randomUUID()}/read`)).statusCode).toBe(404);
    expect((await other.get('/api/notifications')).json().unread).toBe(1);
  });

  it('answers 400 to an id that is none and 401 to visitors', async () => {
    const eva = await test.signIn();
    expect((await eva.post('/api/notifications/seven/read')).statusCode).toBe(400);
    expect((await test.visitor.post(`/api/notifications/${randomUUID()}/read`)).statusCode).toBe(401);
  });
});

describe('reading all notifications', () => {
  it('marks all of the own ones and nobody else’s', async () => {
    const eva = await test.signIn();
    const other = await test.signIn();
    for (const level of ['Bronze', 'Silber']) await tell(eva.member.id, level);
    await tell(other.member.id, 'Gold');
    expect((await eva.post('/api/notifications/read-all')).json()).toEqual({ ok: true });
    expect((await eva.get('/api/notifications')).json().unread).toBe(0);
    expect((await other.get('/api/notifications')).json().unread).toBe(1);
  });

  it('answers 401 to visitors', async () => {
    expect((await test.visitor.post('/api/notifications/read-all')).statusCode).toBe(401);
  });
});

describe('the repository', () => {
  it('adds one notification per member, type and subject', async () => {
    const { id: memberId } = await test.aMember();
    const notice = { memberId, type: 'level.reached', subject: 'Gold', data: { level: 'Gold' } };
    expect(await notifications(db).add(notice, clock.now())).toBe(true);
    expect(await notifications(db).add(notice, clock.now())).toBe(false);
    expect(await notifications(db).countUnread(memberId)).toBe(1);
  });

  it('resolves what a notification asked for', async () => {
    const { id: memberId } = await test.aMember();
    const notice = { memberId, type: 'complete_profile', subject: memberId, data: {} };
    await notifications(db).add(notice, clock.now());
    await tell(memberId, 'Gold');
    await notifications(db).resolve(memberId, 'complete_profile', clock.now());
    expect(await notifications(db).countUnread(memberId)).toBe(1);
  });
});

async function tell(memberId: string, level: string, subject = level): Promise<string> {
  await notifications(db).add({ memberId, type: 'level.reached', subject, data: { level } }, clock.now());
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('member_id', '=', memberId)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return row.id;
}
