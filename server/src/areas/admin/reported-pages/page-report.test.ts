import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { reportPage } from '../../../../testing/factories/reports.ts';
import { byPerson, publish } from '../../../../testing/factories/showcase.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;
const path = '/u/cafe-morgenrot/melden';
const name = 'cafe-morgenrot';

describe('the form that reports a public page', () => {
  it('is led to from the page, needs no script, posts to this site alone, and is found and kept by nobody', async () => {
    const eva = await test.signIn({ company_name: 'Café "Rot" & <b>Co</b>' });
    await publish(eva);
    expect(load((await test.visitor.get('/u/cafe-morgenrot')).body)('a[href$=melden]').attr('href')).toBe(path);
    const { body, headers, statusCode } = await test.newVisitor().send({ url: path, headers: byPerson });
    const $ = load(body);
    expect([statusCode, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect((await test.visitor.get('/u/cafe-morgenrot')).headers['content-security-policy']).toContain(
      "form-action 'none'",
    );
    expect([$('script').length, $('b').length, $('form').attr('action'), $('form').attr('method')]).toEqual([
      0,
      0,
      path,
      'post',
    ]);
    expect($('input[type=radio]')).toHaveLength(6);
    for (const field of $('input:not([type=radio]),textarea').get())
      expect($(`label[for=${$(field).attr('id')}]`).text()).not.toBe('');
    expect($('#website').closest('[aria-hidden=true]')).toHaveLength(1);
  });

  it('is led to from the link for customers, which is reported without a page as well', async () => {
    const eva = await test.signIn();
    await publish(eva, { isPublished: false });
    expect(load((await test.visitor.get('/b/cafe-morgenrot')).body)('a[href$=melden]').attr('href')).toBe(path);
    const form = await test.visitor.get(path);
    expect([form.statusCode, load(form.body)('main a').last().attr('href')]).toEqual([200, '/b/cafe-morgenrot']);
    expect((await reportPage(test.newVisitor(), name)).statusCode).toBe(303);
    await publish(eva, { isPublished: false, asksCustomers: false });
    expect((await test.visitor.get(path)).statusCode).toBe(404);
  });

  it('brings what was said before moderators, and keeps nothing of who said it, signed in or not', async () => {
    const eva = await test.signIn();
    await publish(eva);
    const jonas = await test.signIn();
    for (const [client, text] of [
      [test.newVisitor(), 'Die Beschreibung\r\nbeleidigt jemanden.'],
      [jonas, 'Auch ich finde das nicht in Ordnung.'],
    ] as const) {
      const answer = await reportPage(client, name, { text });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}/danke`]);
    }
    expect((await test.visitor.get(`${path}/danke`)).body).toContain('Danke für deine Meldung');
    const rows = await db.selectFrom('reports').selectAll().orderBy('text', 'desc').execute();
    expect(rows).toMatchObject([
      { kind: 'public_page', reported_id: eva.member.id, reporter_id: null, reason: 'page_insult', status: 'pending' },
      { kind: 'public_page', reporter_id: null },
    ]);
    expect(rows.map(({ text }) => text)).toContain('Die Beschreibung\nbeleidigt jemanden.');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${jonas.member.id}|127\\.0\\.0\\.1`));
    expect(JSON.stringify((await jonas.get('/api/privacy/export')).json())).not.toContain('Auch ich finde');
  });

  it('is one report however often the same is sent, also at once, and no more than moderators need', async () => {
    await publish(await test.signIn());
    await Promise.all(Array.from({ length: 5 }, () => reportPage(test.newVisitor(), name)));
    expect(await count()).toBe(1);
    await db.deleteFrom('rate_limits').execute();
    for (let turn = 0; turn < 25; turn += 1) {
      const answer = await reportPage(test.newVisitor(), name, {}, { turn });
      expect(answer.statusCode).toBe(303);
    }
    expect(await count()).toBe(26);
    for (let turn = 0; turn < 25; turn += 1)
      await reportPage(test.newVisitor(), name, { text: `Zum ${turn}. Mal noch einmal.` }, { turn });
    expect(await count()).toBe(26);
  });

  it('is heard of others when its owner has filled the list, also with several networks at once', async () => {
    const eva = await test.signIn();
    await publish(eva);
    const sent = Array.from({ length: 10 }, (_, turn) => ({ text: `Zum ${turn}. Mal: Das geht so nicht.` }));
    await Promise.all(sent.map((fields) => reportPage(eva, name, fields)));
    expect(await count()).toBe(3);
    for (let network = 0; network < 8; network += 1)
      for (const { text } of sent.slice(0, 4))
        await reportPage(eva, name, { text: `${text} ${network}` }, { turn: network });
    // Twenty, and the first word of each of the last two.
    expect(await count()).toBe(22);
    await reportPage(test.newVisitor(), name, { text: 'Hier wird jemand beleidigt.' }, { turn: 99 });
    const texts = (await db.selectFrom('reports').select('text').execute()).map(({ text }) => text);
    expect(texts).toHaveLength(23);
    expect(texts).toContain('Hier wird jemand beleidigt.');
    // What tells senders apart is not their network, nor the same for another page, and goes with the decision.
    const tags = await db.selectFrom('reports').select('sender_tag').execute();
    expect(new Set(tags.map(({ sender_tag }) => sender_tag)).size).toBe(10);
    const moderator = await anAdmin(test, 'content_moderator');
    const { id } = await db.selectFrom('reports').select('id').limit(1).executeTakeFirstOrThrow();
    const closed = await moderator.patch(`/api/admin/reports/${id}`, { status: 'dismissed', note: 'Geprüft.' });
    expect(closed.statusCode).toBe(200);
    const row = await db.selectFrom('reports').select('sender_tag').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.sender_tag).toBeNull();
  });

  it('is heard of others when one line, which has hundreds of networks, has filled the list', async () => {
    await publish(await test.signIn());
    const say = (remoteAddress: string, text: string) =>
      test.newVisitor().send({
        method: 'POST',
        url: path,
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams({ reason: 'page_insult', text, website: '' }).toString(),
      });
    for (let network = 0; network < 210; network += 1)
      await say(`2001:db8:1234:${(0x5600 + network).toString(16)}::1`, `Das ist Meldung Nummer ${network} von vielen.`);
    expect(await count()).toBe(20);
    // An address that is taken as one of IPv4, and another line of IPv6.
    for (const [turn, address] of ['203.0.113.7', '2001:db8:9999:1::1'].entries())
      expect((await say(address, `Hier wird jemand beleidigt, zum ${turn}.`)).statusCode).toBe(303);
    expect(await count()).toBe(22);
  });

  for (const [what, fields, fault] of [
    ['no reason', { reason: '' }, 'Bitte wähle aus, was nicht stimmt'],
    ['a reason that there is not', { reason: 'spam' }, 'Bitte wähle aus, was nicht stimmt'],
    ['too few words', { text: 'Doof.' }, 'Bitte beschreibe in mindestens 10 Zeichen, was dich stört'],
    ['too many', { text: 'a'.repeat(2001) }, 'Bitte höchstens 2000 Zeichen'],
    ['a control character', { text: 'Das stimmt so nicht.\u0000' }, 'Der Text enthält unzulässige Zeichen'],
  ] as const)
    it(`says what is wrong with ${what}, and keeps what was typed`, async () => {
      await publish(await test.signIn());
      const typed = { text: '</textarea><script>alert(1)</script>', ...fields };
      const { statusCode, body } = await reportPage(test.newVisitor(), name, typed);
      const $ = load(body);
      expect([statusCode, $('.fault[id]').text(), $('script').length]).toEqual([400, fault, 0]);
      expect($('[role=alert]').text()).toContain('noch nicht abgeschickt');
      expect($('#text').text()).toBe(typed.text.replace('\u0000', '\uFFFD'));
      expect(await count()).toBe(0);
    });

  it('keeps what was typed when the language is changed, in no address, and takes it for no report', async () => {
    const eva = await test.signIn({ company_name: 'Morgenrot', subscription_status: 'active' });
    await publish(eva);
    const reader = await test.signIn();
    const foot = load((await test.newVisitor().send({ url: path, headers: byPerson })).body)('footer');
    expect(foot.find('a[hreflang]')).toHaveLength(0);
    const ways = foot.find('button');
    expect(ways.map((_, way) => [way.attribs.form, way.attribs.name, way.attribs.value].join(' ')).get()).toEqual([
      'report language de',
      'report language en',
    ]);
    const typed = { reason: 'page_insult', text: 'Kurz\r\n<b>' };
    const answer = await reportPage(reader, name, { ...typed, language: 'en' });
    const $ = load(answer.body);
    expect([answer.statusCode, $('html').attr('lang'), $('#text').text()]).toEqual([200, 'en', 'Kurz\n<b>']);
    expect([$('input[type=radio][checked]').attr('value'), $('.fault').length]).toEqual(['page_insult', 0]);
    expect(String(answer.headers['set-cookie'])).toMatch(/^lang=en;/);
    expect((await reader.get('/api/auth/user')).json().language).toBe('en');
    expect(await count()).toBe(0);
    const back = load((await reportPage(reader, name, { ...typed, language: 'de' })).body);
    expect([back('html').attr('lang'), back('#text').text()]).toEqual(['de', 'Kurz\n<b>']);
    // A language that there is none of is no choice; nor is there one on a page that is German for everybody.
    expect((await reportPage(reader, name, { language: 'fr' })).statusCode).toBe(303);
    await db.updateTable('members').set({ subscription_status: 'inactive' }).execute();
    const { statusCode, headers } = await reportPage(reader, name, {
      text: 'Das stimmt so gar nicht.',
      language: 'en',
    });
    expect([statusCode, headers['set-cookie']]).toEqual([303, undefined]);
  });

  it('takes what machines fill in for sent, and keeps nothing of it', async () => {
    await publish(await test.signIn());
    const answer = await reportPage(test.newVisitor(), name, { website: 'https://spam.example' });
    expect([answer.statusCode, await count()]).toEqual([303, 0]);
  });

  it('takes no more than ten an hour from one network, says so, and keeps the words', async () => {
    await publish(await test.signIn());
    for (let turn = 0; turn < 10; turn += 1)
      await reportPage(test.newVisitor(), name, { text: `Grund Nummer ${turn}` });
    const { statusCode, headers, body } = await reportPage(test.newVisitor(), name, { text: 'Noch ein Grund mehr' });
    expect([statusCode, Number(headers['retry-after']) > 0, await count()]).toEqual([429, true, 3]);
    expect(load(body)('#text').text()).toBe('Noch ein Grund mehr');
    expect(body).toContain('Bitte warte eine Stunde');
    expect(JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute())).not.toContain('127.0.0.1');
  });

  it('is refused where another site sends it, and reads nothing but a form of its size', async () => {
    await publish(await test.signIn());
    const send = (headers: object, payload: string) =>
      test.newVisitor().send({ method: 'POST', url: path, headers: { ...headers }, payload });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const said = 'reason=other&text=Das+stimmt+so+nicht.';
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await send({ ...form, ...foreign }, said)).json().code).toBe('CROSS_SITE_REQUEST');
    expect((await send(form, `text=${'a'.repeat(40_000)}`)).statusCode).toBe(413);
    expect((await send({ 'content-type': 'text/plain' }, said)).statusCode).toBe(415);
    expect((await send({ 'content-type': 'application/json' }, '[]')).statusCode).toBe(400);
    expect((await send({}, '')).statusCode).toBe(400);
    expect(await count()).toBe(0);
  });

  it('is there only for pages that are shown, and follows a name that was left', async () => {
    const eva = await test.signIn();
    await publish(eva, { isPublished: false, asksCustomers: false });
    expect((await test.visitor.get(path)).statusCode).toBe(404);
    expect((await reportPage(test.newVisitor(), name)).statusCode).toBe(404);
    expect((await test.visitor.get('/u/nie-gewesen/melden')).statusCode).toBe(404);
    await publish(eva);
    await publish(eva, { name: 'neuer-name' });
    const moved = await test.visitor.get(path);
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/u/neuer-name/melden']);
    expect((await reportPage(test.newVisitor(), name)).headers.location).toBe('/u/neuer-name/melden/danke');
  });
});

async function count(): Promise<number> {
  return (await db.selectFrom('reports').select('id').execute()).length;
}
