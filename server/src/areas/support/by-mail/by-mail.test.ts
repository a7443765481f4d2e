import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { longestSupportMessage } from '@rezenso/contract/limits';
import { expect } from 'expect';
import { askSupport } from '../../../../testing/factories/support.ts';
import { mailOf, plainMail } from '../../../../testing/inbound-mail.ts';
import { mailbox, startTestAppWithMail } from '../../../../testing/support-by-mail.ts';

const test = await startTestAppWithMail();
const { send, textsOf } = test;
const own = 'Danke für die schnelle Antwort!\n\nEs klappt jetzt. Grüße aus Köln';
const leftOut = '(Diese Nachricht kam per E-Mail. Ihre Anhänge und Bilder wurden nicht übernommen.)';

describe('a member who answers the mail', () => {
  for (const program of ['gmail', 'outlook', 'apple', 'html-only'])
    it(`has written on in the request, without what was quoted (${program})`, async () => {
      const { anna, agent, id, to } = await test.anAnsweredRequest();
      const sent = await send(await mailOf(program, { from: anna.member.email, to }), to);
      expect(sent.code).toBe(250);
      expect((await textsOf(anna, id)).slice(2)).toEqual([own]);
      const { request, messages } = (await agent.get(`/api/admin/support/${id}`)).json();
      expect([request.status, messages.at(-1).isFromSupport]).toEqual(['open', false]);
    });

  it('is told on the other side that a picture was left out, in the language of the account', async () => {
    for (const [language, note] of [
      ['de', leftOut],
      ['en', '(This message came by email. Its attachments and pictures were not taken over.)'],
    ]) {
      const { anna, id, to } = await test.anAnsweredRequest({ language });
      await send(await mailOf('with-picture', { from: anna.member.email, to }), to);
      expect((await textsOf(anna, id)).at(-1)).toBe(`${own}\n\n${note}`);
    }
  });

  it('has written once, however often and at once the mail is handed over', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const mail = plainMail({ from: anna.member.email, to }, 'Einmal.');
    const answers = await Promise.all([send(mail, to), send(mail, to), send(mail, to)]);
    expect([...answers, await send(mail, to)].map(({ code }) => code)).toEqual([250, 250, 250, 250]);
    expect((await textsOf(anna, id)).slice(2)).toEqual(['Einmal.']);
    const changed = plainMail({ from: anna.member.email, to, id: 'one' }, 'Eins.');
    await send(changed, to);
    expect(await send(plainMail({ from: anna.member.email, to, id: 'one' }, 'Zwei.'), to)).toMatchObject({ code: 550 });
  });

  it('has written once without a Message-ID, too, by whichever servers the mail comes', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const mail = plainMail({ from: anna.member.email, to }, 'Einmal.', ['Date: Mon, 3 Mar 2031 10:12:00 +0100']);
    const without = mail.toString().replace(/^Message-ID: .*\r\n/m, '');
    for (const server of ['a', 'b'])
      expect((await send(Buffer.from(`Received: by ${server}.example\r\n${without}`), to)).code).toBe(250);
    expect((await textsOf(anna, id)).slice(2)).toEqual(['Einmal.']);
  });

  it('may use the address in capitals, and write from another envelope', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const mail = plainMail({ from: anna.member.email.toUpperCase(), to }, 'Gross.');
    expect((await send(mail, to.toUpperCase(), 'bounce+123@lists.example')).code).toBe(250);
    expect((await textsOf(anna, id)).at(-1)).toBe('Gross.');
  });

  it('reaches nobody else’s request, and is not taken from another address', async () => {
    const [{ anna, id, to }, other] = [await test.anAnsweredRequest(), await test.anAnsweredRequest()];
    for (const from of [
      other.anna.member.email,
      `"${anna.member.email}" <else@x.de>`,
      `${anna.member.email}, else@x.de`,
      `=?utf-8?q?${anna.member.email.replace('@', '=40')}=0d=0aBcc=3a_x=40y.de?=`,
      `=?utf-8?q?Anna=3C${anna.member.email.replace('@', '=40')}=3E?=`,
      `"${anna.member.email}" <>`,
      `${anna.member.email}\r\n evil@y.de`,
      `<${anna.member.email}>evil@y.de`,
    ]) {
      const refused = await send(plainMail({ from, to }, 'Hallo!'), to);
      expect([from, refused]).toEqual([from, expect.objectContaining({ code: 550 })]);
      expect(refused.text).toContain(
        `mit der Adresse deines Kontos, oder schreib auf der Seite: http://localhost:3000/support/${id} / Please`,
      );
    }
    for (const one of [
      { client: anna, id },
      { client: other.anna, id: other.id },
    ])
      expect(await textsOf(one.client, one.id)).toHaveLength(2);
  });

  it('learns why a mail is not taken: nothing new, too long, closed, too much, banned', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const from = anna.member.email;
    const say = (text: string) => send(plainMail({ from, to }, text), to);
    expect(await say('> nur\n> ein Zitat')).toEqual({ code: 550, text: expect.stringContaining('kein neuer Text') });
    expect(await say('x'.repeat(longestSupportMessage + 1))).toEqual({
      code: 550,
      text: expect.stringContaining('hier passen 4000'),
    });
    expect((await say('x'.repeat(longestSupportMessage))).code).toBe(250);
    await anna.post(`/api/support/requests/${id}/close`);
    expect(await say('Doch noch etwas.')).toEqual({
      code: 550,
      text: expect.stringContaining(`wieder aufmachen: http://localhost:3000/support/${id}`),
    });
    await anna.post(`/api/support/requests/${id}/reopen`);
    await test.db.updateTable('rate_limits').set({ taken: 60 }).execute();
    expect(await say('Zu viel.')).toMatchObject({ code: 451 });
    test.clock.advance({ hours: 1 });
    expect((await say('Wieder genug.')).code).toBe(250);
    await test.db.updateTable('members').set({ status: 'banned' }).where('id', '=', anna.member.id).execute();
    expect(await say('Gesperrt.')).toEqual({ code: 550, text: expect.stringContaining('gesperrt') });
  });

  it('writes nothing by a note of absence, which is taken all the same', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    expect((await send(await mailOf('absence', { from: anna.member.email, to }), to)).code).toBe(250);
    expect((await send(plainMail({ from: anna.member.email, to }, 'Unzustellbar'), to, '')).code).toBe(250);
    expect(await textsOf(anna, id)).toHaveLength(2);
    await test.runJobs();
    expect((await test.mails()).filter(({ subject }) => subject.startsWith('Neue Nachricht'))).toEqual([]);
  });

  it('who left has no address to answer to any more, and the answer does not tell', async () => {
    const { anna, to } = await test.anAnsweredRequest();
    const before = await send(
      plainMail({ from: 'x@y.de', to: 'x' }, 'x'),
      to.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a')),
    );
    await anna.post('/api/privacy/delete-account', { email: anna.member.email });
    await test.runJobs();
    const refused = await send(plainMail({ from: anna.member.email, to }, 'Noch da?'), to);
    expect(refused).toEqual({ code: 550, text: expect.stringContaining('Diese Adresse nimmt nichts an.') });
    expect(refused).toEqual(before);
  });
});

describe('those who answer', () => {
  it('read what was written in their mailbox, without name and address, and answer there', async () => {
    const [anna, mia] = [await test.signIn(), await test.signIn({ admin_role: 'support_agent' })];
    const id = await askSupport(anna);
    const to = await test.replyToOf(mailbox);
    const [told] = await test.mails();
    expect(told?.subject).toBe('Neue Anfrage: Etwas funktioniert nicht');
    for (const words of [
      'Der Export bleibt stehen',
      '> Beim Export passiert seit gestern nichts mehr.',
      'auf diese E-Mail antworten',
    ])
      expect(told?.text).toContain(words);
    for (const name of [anna.member.email, anna.member.company_name ?? '?']) expect(told?.text).not.toContain(name);
    expect(await send(await mailOf('outlook', { from: mia.member.email, to }), to)).toMatchObject({ code: 250 });
    expect((await textsOf(anna, id)).at(-1)).toBe(own);
    const { messages } = (await mia.get(`/api/admin/support/${id}`)).json();
    expect(messages.at(-1)).toMatchObject({ isFromSupport: true, writer: { id: mia.member.id } });
    await test.runJobs();
    const answered = (await test.mails()).find((mail) => mail.to === anna.member.email);
    expect([answered?.subject, answered?.headers['Reply-To']]).toEqual([
      'Antwort auf deine Anfrage: Der Export bleibt stehen',
      expect.stringMatching(/^antwort\+/),
    ]);
    expect(answered?.text).toContain('Du kannst einfach auf diese E-Mail antworten');
    expect((await anna.get('/api/notifications')).json().notifications).toMatchObject([
      { title: 'Antwort vom Support' },
    ]);
  });

  it('hold a role for it, in an active account: nobody else answers, whoever has the mail', async () => {
    const anna = await test.signIn();
    const id = await askSupport(anna);
    const to = await test.replyToOf(mailbox);
    const others = [
      anna,
      await test.signIn({ admin_role: 'content_moderator' }),
      await test.signIn({ admin_role: 'support_agent', status: 'banned' }),
    ].map(({ member }) => member.email);
    for (const from of [...others, mailbox, 'nobody@x.de'])
      expect([from, await send(plainMail({ from, to }, 'Hallo!'), to)]).toEqual([
        from,
        { code: 550, text: expect.stringContaining('nur, wer die Rolle dazu hat') },
      ]);
    const admin = await test.signIn({ admin_role: 'super_admin' });
    expect((await send(plainMail({ from: admin.member.email, to }, 'Hallo!'), to)).code).toBe(250);
    expect(await textsOf(anna, id)).toHaveLength(2);
  });

  it('answer what they have read: not past what was written meanwhile', async () => {
    const [anna, mia] = [await test.signIn(), await test.signIn({ admin_role: 'support_agent' })];
    const id = await askSupport(anna);
    const to = await test.replyToOf(mailbox);
    test.clock.advance({ minutes: 1 });
    await anna.post(`/api/support/requests/${id}/messages`, { id: randomUUID(), text: 'Hat sich erledigt.' });
    const late = await send(plainMail({ from: mia.member.email, to }, 'So geht es.'), to);
    expect(late).toEqual({
      code: 550,
      text: expect.stringContaining(`Bitte sieh nach: http://localhost:3000/admin?tab=support&request=${id}`),
    });
    const newer = await test.replyToOf(mailbox);
    const [told] = await test.mails();
    expect([told?.subject, told?.text]).toEqual([
      'Neue Nachricht zu einer Anfrage: Etwas funktioniert nicht',
      expect.stringContaining('> Hat sich erledigt.'),
    ]);
    const mail = plainMail({ from: mia.member.email, to: newer }, 'Schön!');
    expect([await send(mail, newer), await send(mail, newer)].map(({ code }) => code)).toEqual([250, 250]);
    expect(await textsOf(anna, id)).toHaveLength(3);
    expect((await send(plainMail({ from: mia.member.email, to: newer }, 'Noch etwas.'), newer)).code).toBe(550);
  });

  it('of whom two answer the same mail at once: one answer is written', async () => {
    const [anna, mia, tom] = [
      await test.signIn(),
      await test.signIn({ admin_role: 'support_agent' }),
      await test.signIn({ admin_role: 'support_agent' }),
    ];
    const id = await askSupport(anna);
    const to = await test.replyToOf(mailbox);
    const answers = await Promise.all(
      [mia, tom].map(({ member }) => send(plainMail({ from: member.email, to }, 'So geht es.'), to)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([250, 550]);
    expect(await textsOf(anna, id)).toHaveLength(2);
  });
});
