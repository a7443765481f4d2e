import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { AdminSupportDetail } from '@rezenso/contract/admin';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { aSupportRequest, askSupport } from '../../../../testing/factories/support.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const mailbox = 'support@rezenso.de';
const [test, without] = [await startTestApp({ env: { SUPPORT_EMAIL: mailbox } }), await startTestApp()];

describe('the operators’ mailbox', () => {
  it('is told once of a new request, by its topic and a link, without a word or a name of its member', async () => {
    const anna = await test.signIn({ subscription_status: 'active' });
    const id = await askSupport(anna);
    await anna.post(`/api/support/requests/${id}/messages`, { id: randomUUID(), text: 'Und noch etwas.' });
    await test.runJobs();
    const told = (await test.mails()).filter(({ to }) => to === mailbox);
    expect(told.map(({ subject }) => subject)).toEqual(['Neue Anfrage: Etwas funktioniert nicht']);
    const [{ text } = { text: '' }] = told;
    expect(text).toContain(`/admin?tab=support&request=${id}`);
    expect(text).toContain('Pro, steht vorn');
    expect(text).toContain('weil euer Server dieses Postfach unter SUPPORT_EMAIL nennt');
    expect(text).not.toMatch(/deinem Konto|Dein Rezenso-Team/);
    for (const word of ['Export', anna.member.email, anna.member.company_name ?? '?']) expect(text).not.toContain(word);
  });

  it('is left alone where none is named', async () => {
    const anna = await without.signIn();
    await askSupport(anna);
    await without.runJobs();
    expect(await without.mails()).toEqual([]);
  });
});

describe('the member', () => {
  it('gets an answer by mail with the way to the request, and in the bell, whatever the preferences say', async () => {
    const [anna, agent] = [await test.signIn(), await test.signIn({ admin_role: 'support_agent' })];
    for (const emailType of ['messages', 'welcome'])
      await anna.put(`/api/email-preferences/${emailType}`, { enabled: false, frequency: 'never' });
    const id = await askSupport(anna);
    const answer = { id: randomUUID(), text: 'Bitte lade die Seite neu.', seen: 1 };
    await agent.post(`/api/admin/support/${id}/messages`, answer);
    await agent.post(`/api/admin/support/${id}/messages`, answer);
    await test.runJobs();
    const told = (await test.mails()).filter(({ to }) => to === anna.member.email);
    expect(told.map(({ subject }) => subject)).toEqual(['Antwort auf deine Anfrage: Der Export bleibt stehen']);
    for (const part of [
      'Bitte lade die Seite neu.',
      `/support/${id}`,
      'auf deine Anfrage „Der Export bleibt stehen“:',
      'Antworten auf diese E-Mail kommen leider nicht',
    ])
      expect(told[0]?.text).toContain(part);
    expect(told[0]?.html).not.toContain('Artikel lesen');
    const { notifications } = (await anna.get('/api/notifications')).json();
    expect(notifications).toMatchObject([{ title: 'Antwort vom Support', href: `/support/${id}` }]);
  });

  it('knows by the mail which request it is about, in one line that is short enough and leads nowhere', async () => {
    const [anna, agent] = [await test.signIn(), await test.signIn({ admin_role: 'support_agent' })];
    const subject = `Bcc: opfer@evil.example ${'🥨'.repeat(95)}`;
    const id = await askSupport(anna, { subject });
    expect(
      (await anna.post('/api/support/requests', aSupportRequest({ subject: 'a\r\nBcc: b@x.de' }))).statusCode,
    ).toBe(400);
    await agent.post(`/api/admin/support/${id}/messages`, { id: randomUUID(), text: 'Ja.', seen: 1 });
    await test.runJobs();
    const told = (await test.mails()).find(({ to }) => to === anna.member.email);
    const said = told?.subject.replaceAll('\u200c', '');
    expect(said).toBe(`Antwort auf deine Anfrage: Bcc: opfer@evil.example ${'🥨'.repeat(35)}…`);
    expect(told?.subject).not.toContain('opfer@evil');
    expect(told?.text.replaceAll('\u200c', '')).toContain(`auf deine Anfrage „${subject}“:`);
    expect(told?.headers).not.toHaveProperty('Bcc');
  });

  it('has read what the bell tells once the answer is read, up to there, in this request and for nobody else', async () => {
    const [anna, ben, agent] = [
      await test.signIn(),
      await test.signIn(),
      await test.signIn({ admin_role: 'support_agent' }),
    ];
    const [id, other] = [await askSupport(anna), await askSupport(anna)];
    for (const [request, seen] of [
      [id, 1],
      [id, 2],
      [other, 1],
    ] as const)
      await agent.post(`/api/admin/support/${request}/messages`, { id: randomUUID(), text: `Antwort ${seen}`, seen });
    await test.runJobs();
    const unread = async () => (await anna.get('/api/notifications')).json().unread;
    const read = (client: typeof anna, upTo: number) => client.put(`/api/support/requests/${id}/read`, { upTo });
    expect([await unread(), (await read(anna, 1)).json(), await unread()]).toEqual([3, { ok: true }, 3]);
    expect([(await read(ben, 9)).json().code, await unread()]).toEqual(['SUPPORT_REQUEST_NOT_FOUND', 3]);
    expect([
      (await read(anna, 0)).statusCode,
      (await test.visitor.put(`/api/support/requests/${id}/read`, { upTo: 1 })).statusCode,
    ]).toEqual([400, 401]);
    await read(anna, 2);
    expect(await unread()).toBe(2);
    for (let turn = 0; turn < 2; turn += 1) await read(anna, 3);
    expect(await unread()).toBe(1);
  });

  it('is answered in the language of the account, from what is often answered in it', async () => {
    const [anna, agent] = [await test.signIn({ language: 'en' }), await test.signIn({ admin_role: 'support_agent' })];
    const id = await askSupport(anna, { subject: 'Export hangs' });
    const { cannedAnswers } = (await agent.get(`/api/admin/support/${id}`)).json<AdminSupportDetail>();
    for (const { name, text } of cannedAnswers) expect([name, germanIn(`${name} ${text}`)]).toEqual([name, []]);
    const { text = '' } = cannedAnswers.find(({ name }) => name === 'Cancel Pro') ?? {};
    expect(text).toMatch(/\n\nRead more: https?:\S+\/hilfe\/pro-kuendigen\n\nKind regards\nYour Rezenso team$/);
    await agent.post(`/api/admin/support/${id}/messages`, { id: randomUUID(), text, seen: 1 });
    await test.runJobs();
    const told = (await test.mails()).find(({ to }) => to === anna.member.email);
    expect(told?.html).toContain('<html lang="en"');
    expect([told?.subject, germanIn(told?.text ?? '', ['Eva'])]).toEqual(['Answer to your request: Export hangs', []]);
    expect(told?.text).toContain('Read article: ');
  });

  it('gets the lines of an answer as lines, and articles that it names as links that work', async () => {
    const [anna, agent] = [await test.signIn(), await test.signIn({ admin_role: 'support_agent' })];
    const id = await askSupport(anna);
    const { cannedAnswers } = (await agent.get(`/api/admin/support/${id}`)).json<AdminSupportDetail>();
    const { text = '' } = cannedAnswers.find(({ name }) => name === 'Pro kündigen') ?? {};
    const [address = '?'] = /https?:\S+/.exec(text) ?? [];
    expect(address).toMatch(/\/hilfe\/pro-kuendigen$/);
    const said = `${text}\n${address}.`;
    await agent.post(`/api/admin/support/${id}/messages`, { id: randomUUID(), text: said, seen: 1 });
    await test.runJobs();
    const told = (await test.mails()).find(({ to }) => to === anna.member.email);
    expect(told?.html).toContain(`Hallo ${anna.member.first_name},<br><br>du kündigst`);
    expect(told?.html.split(`href="${address}"`)).toHaveLength(2);
    expect(told?.text).toContain(`Artikel lesen: ${address}`);
    // Its own greeting is the mail's, and its link can be copied.
    expect(told?.text.match(/^(?:> )?Hallo/gm)).toHaveLength(1);
    expect(told?.text).toContain(`> Mehr dazu: ${address}`);
  });
});
