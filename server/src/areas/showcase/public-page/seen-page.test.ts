import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aReportedPage } from '../../../../testing/factories/reports.ts';
import { aWish, publish } from '../../../../testing/factories/showcase.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nothing = { ...aWish, isPublished: false, isFindable: false, asksCustomers: false };

describe('a page that was saved from elsewhere meanwhile', () => {
  it('is not shown again by a device that has not seen that it was taken down', async () => {
    const phone = await test.signIn();
    await publish(phone);
    const desk = await test.signIn(phone.member);
    await publish(desk, { isPublished: false, seen: aWish });
    expect(await save(phone, { ...aWish, asksCustomers: false, seen: aWish })).toEqual([409, 'PUBLIC_PAGE_CHANGED']);
    expect(await shown(phone)).toMatchObject({ isPublished: false, asksCustomers: true });
    expect((await test.visitor.get('/u/cafe-morgenrot')).statusCode).toBe(404);
    const seen = { ...aWish, isPublished: false };
    expect(await save(phone, { ...seen, asksCustomers: false, seen })).toEqual([200, undefined]);
    expect(await shown(phone)).toMatchObject({ isPublished: false, asksCustomers: false });
  });

  it('keeps the name that it was given, and is not renamed back', async () => {
    const phone = await test.signIn();
    await publish(phone);
    await publish(await test.signIn(phone.member), { name: 'morgenrot', seen: aWish });
    expect(await save(phone, { ...aWish, isFindable: true, seen: aWish })).toEqual([409, 'PUBLIC_PAGE_CHANGED']);
    expect(await shown(phone)).toMatchObject({ name: 'morgenrot', isFindable: false });
  });

  it('takes the same once more, as after an answer that got lost, and whatever comes from older pages', async () => {
    const phone = await test.signIn();
    await publish(phone, { seen: nothing });
    expect(await save(phone, { ...aWish, seen: nothing })).toEqual([200, undefined]);
    expect(await save(phone, { ...aWish, isFindable: true })).toEqual([200, undefined]);
    expect(await shown(phone)).toMatchObject({ isPublished: true, isFindable: true });
  });

  it('takes any proposed name as seen, as long as none is its own', async () => {
    const phone = await test.signIn();
    expect(await save(phone, { ...aWish, seen: { ...nothing, name: 'vorschlag-2' } })).toEqual([200, undefined]);
  });

  it('follows one of twenty who saw the same and choose at once, also where nothing was chosen before', async () => {
    const phone = await test.signIn();
    const names = Array.from({ length: 20 }, (_, index) => `wunsch-${index}`);
    const answers = await Promise.all(names.map((name) => save(phone, { ...aWish, name, seen: nothing })));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(([, code]) => code))).toEqual(new Set([undefined, 'PUBLIC_PAGE_CHANGED']));
    expect(await shown(phone)).toMatchObject({ name: names[answers.findIndex(([status]) => status === 200)] });
  });

  it('does not come back after moderation where another device said that it shall not', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { report, owner: phone } = await aReportedPage(test);
    const hide = { isHidden: true, reason: 'page_insult', text: 'Bitte nimm das aus der Beschreibung.' };
    await moderator.put(`/api/admin/reports/${report.id}/page`, hide);
    const { name, isPublished, isFindable, asksCustomers } = await shown(phone);
    const seen = { name, isPublished, isFindable, asksCustomers, comesBack: true };
    expect(await save(await test.signIn(phone.member), { ...seen, comesBack: false, seen })).toEqual([200, undefined]);
    expect(await save(phone, { ...seen, isFindable: !isFindable, seen })).toEqual([409, 'PUBLIC_PAGE_CHANGED']);
    expect((await shown(phone)).hidden).toMatchObject({ comesBack: false });
  });

  it('refuses half of what was seen', async () => {
    const phone = await test.signIn();
    expect(await save(phone, { ...aWish, seen: { isPublished: true } })).toEqual([400, 'VALIDATION_FAILED']);
  });
});

async function save(client: SignedInClient, wish: object): Promise<[status: number, code: string | undefined]> {
  const { statusCode, json } = await client.put('/api/public-page', wish);
  return [statusCode, json().code];
}

async function shown(client: SignedInClient) {
  return (await client.get('/api/public-page')).json();
}
