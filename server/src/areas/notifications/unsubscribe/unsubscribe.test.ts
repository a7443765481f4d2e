import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { unsubscribeToken } from '../../../mail/unsubscribe-token.ts';

const test = await startTestApp();
const email = { subject: 'Neues', preview: 'Neu', heading: 'Neues', paragraphs: ['Hallo,', 'es gibt Neues.'] };

describe('the link to unsubscribe', () => {
  it('stands in the headers and in the text of every mail that can be switched off', async () => {
    const { url, page, mail } = await aMailWithLink();
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/unsubscribe\/[\w-]{20,200}$/);
    expect(page).toBe(url.replace('/api', ''));
  });

  it('does not stand in mails that always come', async () => {
    await test.visitor.post('/api/auth/magic-link', { email: 'eva@example.de' });
    await test.runJobs();
    const [mail] = await test.mails();
    expect(Object.keys(mail?.headers ?? {})).not.toContain('List-Unsubscribe');
    expect(mail?.text).not.toContain('/unsubscribe/');
  });

  it('ends its kind of mail, for this member only, and again changes nothing', async () => {
    const { member, token } = await aMailWithLink();
    const other = await test.aCompleteMember();
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await test.visitor.post(`/api/unsubscribe/${token}`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    }
    expect(await choices()).toEqual([{ member_id: member.id, email_type: 'level_up', frequency: 'never' }]);
    await tell(member.id, 'second');
    await tell(other.id, 'third');
    await test.runJobs();
    expect((await test.mails()).map(({ to }) => to)).toEqual(expect.arrayContaining([other.email, member.email]));
    expect(await test.mails()).toHaveLength(2);
  });

  for (const [kind, contentType, payload] of [
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form of several parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ] as const) {
    it(`takes ${kind} from a mail program, without session and from anywhere`, async () => {
      const { token } = await aMailWithLink();
      for (const origin of [{}, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }]) {
        const headers = { 'content-type': contentType, ...origin };
        const answer = await test
          .newVisitor()
          .send({ method: 'POST', url: `/api/unsubscribe/${token}`, headers, payload });
        expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
      }
      expect(await choices()).toMatchObject([{ email_type: 'level_up', frequency: 'never' }]);
    });
  }

  it('ends nothing when it is only opened: it leads to the question', async () => {
    const { token } = await aMailWithLink();
    const answer = await test.visitor.get(`/api/unsubscribe/${token}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `http://localhost:3000/unsubscribe/${token}`]);
    await test.visitor.get(`/unsubscribe/${token}`);
    expect((await choices()).filter(({ frequency }) => frequency !== null)).toEqual([]);
  });

  it('says which kinds it would end, and ends none by saying so', async () => {
    const { member, token } = await aMailWithLink();
    const kinds = await test.visitor.get(`/api/unsubscribe/${token}/kinds`);
    expect([kinds.statusCode, kinds.json()]).toEqual([200, { emailTypes: ['level_up'], laterTypes: [] }]);
    expect((await choices()).filter(({ frequency }) => frequency !== null)).toEqual([]);
    expect((await test.visitor.get('/api/unsubscribe/erfunden-und-lang/kinds')).json().code).toBe(
      'UNSUBSCRIBE_INVALID',
    );
    expect((await test.visitor.get('/api/unsubscribe/kurz/kinds')).statusCode).toBe(400);
    await test.db.updateTable('members').set({ deleted_at: test.clock.now() }).where('id', '=', member.id).execute();
    expect((await test.visitor.get(`/api/unsubscribe/${token}/kinds`)).statusCode).toBe(404);
  });

  it('works years later, from a mail that carries the form of link of that time', async () => {
    const member = await test.aCompleteMember();
    // An id and one byte of types, as links were before they named a version: the bit of level_up.
    const text = Buffer.concat([Buffer.from(member.id.replaceAll('-', ''), 'hex'), Buffer.of(0b1000)]);
    const signed = text.toString('base64url');
    const token = signed + test.core.secret.sign('unsubscribe', signed).slice(0, 22);
    expect((await test.visitor.post(`/api/unsubscribe/${token}`)).json()).toEqual({ ok: true });
    expect(await choices()).toMatchObject([{ member_id: member.id, email_type: 'level_up', frequency: 'never' }]);
  });

  it('ends nothing any more once the account has moved to another address', async () => {
    const { member, token } = await aMailWithLink();
    await test.db.updateTable('members').set({ email: 'neu@anderswo.example' }).where('id', '=', member.id).execute();
    const answers = [
      await test.visitor.post(`/api/unsubscribe/${token}`),
      await test.visitor.get(`/api/unsubscribe/${token}/kinds`),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(['UNSUBSCRIBE_INVALID', 'UNSUBSCRIBE_INVALID']);
    expect(await choices()).toMatchObject([{ frequency: null }]);
  });

  it('cannot be guessed, changed or kept beyond the account', async () => {
    const { member, token } = await aMailWithLink();
    const other = await test.aCompleteMember();
    const forged = unsubscribeToken(test.core.secret, {
      memberId: other.id,
      types: ['level_up'],
      address: other.email,
    });
    const mixed = forged.slice(0, -22) + token.slice(-22);
    for (const wrong of [`${token}x`, token.slice(0, -1), mixed, 'erfunden-und-lang', token.replace(/^./, '_')]) {
      const answer = await test.visitor.post(`/api/unsubscribe/${wrong}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'UNSUBSCRIBE_INVALID']);
    }
    expect((await test.visitor.post('/api/unsubscribe/kurz')).statusCode).toBe(400);
    await test.db.updateTable('members').set({ deleted_at: test.clock.now() }).where('id', '=', member.id).execute();
    expect((await test.visitor.post(`/api/unsubscribe/${token}`)).json().code).toBe('UNSUBSCRIBE_INVALID');
  });
});

async function aMailWithLink() {
  const member = await test.aCompleteMember();
  await tell(member.id, 'first');
  await test.runJobs();
  const [mail] = await test.mails();
  const url = mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
  const page = mail?.text.match(/Abmelden: (\S+)/)?.[1];
  return { member, mail, url, page, token: url.slice(url.lastIndexOf('/') + 1) };
}

function tell(member: string, key: string): Promise<void> {
  return test.core.database.transaction((tx) => test.core.mailer.tell(tx, key, 'level_up', member, email));
}

function choices() {
  return test.db.selectFrom('email_preferences').select(['member_id', 'email_type', 'frequency']).execute();
}
