import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { handOver, mailOf, plainMail, talk } from '../../../../testing/inbound-mail.ts';
import { startTestAppWithMail } from '../../../../testing/support-by-mail.ts';
import { createLogger } from '../../../http/request-log.ts';
import { listenForMails } from '../../index.ts';
import { mostConnections, type Patience } from './listener.ts';
import { largestMailBytes } from './refusal.ts';

const lines: string[] = [];
const log = createLogger('debug', { write: (line) => void lines.push(line) });
const test = await startTestAppWithMail({ log });
const { port } = test.listener;
const hello = ['EHLO relay.example', 'MAIL FROM:<eva@example.de>'];

describe('the listener for mail', () => {
  it('says how large a mail may be, and offers neither signing in nor a certificate', async () => {
    const [greeting, offers, auth, tls] = await talk(port, [
      'EHLO relay.example',
      'AUTH PLAIN AGV2YQBwdw==',
      'STARTTLS',
    ]);
    expect(greeting).toBe('220 antwort.rezenso.de ESMTP');
    expect(offers).toContain(`SIZE ${largestMailBytes}`);
    expect(offers).not.toMatch(/AUTH|STARTTLS/);
    expect([auth, tls]).toEqual([expect.stringMatching(/^5\d\d/), expect.stringMatching(/^5\d\d/)]);
  });

  it('refuses at once whom it does not know, all alike, and takes one recipient a mail', async () => {
    const { to, id } = await test.anAnsweredRequest();
    const altered = to.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));
    const guessed = [
      altered,
      'antwort@antwort.rezenso.de',
      'eva@antwort.rezenso.de',
      'postmaster@antwort.rezenso.de',
      to.replace('@', '@x.'),
    ];
    const answers = (await talk(port, [...hello, ...guessed.map((one) => `RCPT TO:<${one}>`)])).slice(3);
    expect(new Set(answers)).toEqual(
      new Set([
        expect.stringMatching(/^550 Diese Adresse nimmt nichts an\. .*\/support \/ This address takes no mail/),
      ]),
    );
    expect(answers[0]).not.toContain(id);
    const other = await test.anAnsweredRequest();
    const both = await talk(port, [...hello, `RCPT TO:<${to}>`, `RCPT TO:<${other.to}>`]);
    expect([both[3], both[4]]).toEqual([expect.stringMatching(/^250/), expect.stringMatching(/^452/)]);
  });

  it('ends the connection of whoever goes on guessing', async () => {
    const guesses = Array.from({ length: 40 }, (_, at) => `RCPT TO:<antwort+${at}@antwort.rezenso.de>`);
    const answers = await talk(port, [...hello, ...guesses]);
    expect(answers.at(-1)).toMatch(/^421/);
    expect(answers.length).toBeLessThan(30);
  });

  it('holds a few connections at once, and tells whoever comes beside them to try again', async () => {
    const held = Array.from({ length: mostConnections }, () => connect(port, '127.0.0.1'));
    await Promise.all(held.map((socket) => once(socket, 'data')));
    expect((await talk(port, []))[0]).toMatch(/^421/);
    for (const socket of held) socket.destroy();
    await Promise.all(held.map((socket) => once(socket, 'close')));
    const again = async (): Promise<string> => {
      const [greeting = ''] = await talk(port, []);
      return greeting.startsWith('421') ? again() : greeting;
    };
    expect(await again()).toBe('220 antwort.rezenso.de ESMTP');
  });

  it('refuses a mail that is too large, when it is announced and when it is not', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const announced = await talk(port, [
      'EHLO relay.example',
      `MAIL FROM:<eva@example.de> SIZE=${largestMailBytes + 1}`,
    ]);
    expect(announced[2]).toMatch(/^552/);
    const text = `${'x'.repeat(70)}\n`.repeat(largestMailBytes / 70);
    const answers = await talk(port, [
      ...hello,
      `RCPT TO:<${to}>`,
      'DATA',
      `${plainMail({ from: anna.member.email, to }, text)}\r\n.`,
      'NOOP',
    ]);
    expect(answers[5]).toMatch(/^552 .*1 MB/);
    expect(answers[6]).toMatch(/^250/);
    expect(await test.textsOf(anna, id)).toHaveLength(2);
  });

  it('keeps nothing of a mail that breaks off', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const socket = connect(port, '127.0.0.1');
    socket.write([...hello, `RCPT TO:<${to}>`, 'DATA', 'From: x', '', 'Hal'].join('\r\n'));
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
    expect(await test.send(plainMail({ from: anna.member.email, to }, 'Ganz.'), to)).toMatchObject({ code: 250 });
    expect((await test.textsOf(anna, id)).slice(2)).toEqual(['Ganz.']);
  });

  it('takes a head that tries to write lines of its own for what it is', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const head = ['Subject: =?utf-8?q?a=0d=0aBcc:_else@x.de?=', 'Reply-To: else@x.de'];
    const sent = (more: string[]) =>
      test.send(plainMail({ from: anna.member.email, to }, 'Harmlos.\n.\n..\nQUIT', [...head, ...more]), to);
    // Some servers would take it for the end of a line.
    expect(await sent(['X-Evil: a\rFrom: else@x.de'])).toMatchObject({ code: 550 });
    expect(await test.textsOf(anna, id)).toHaveLength(2);
    expect(await sent([])).toMatchObject({ code: 250 });
    expect((await test.textsOf(anna, id)).at(-1)).toBe('Harmlos.\n.\n..\nQUIT');
    await test.runJobs();
    expect(JSON.stringify(await test.mails())).not.toContain('else@x.de');
  });

  it('writes no address, subject or word of a mail into the log', async () => {
    const { anna, to } = await test.anAnsweredRequest();
    lines.length = 0;
    const mail = (from: string, text: string) => plainMail({ from, to, id: 'geheim' }, text, ['X-Wort: Kennwort']);
    await test.send(mail(anna.member.email, 'Vertraulich.'), to);
    await test.send(mail('fremd@x.de', 'Vertraulich.'), to);
    await test.send(mail(anna.member.email, '> Vertraulich.'), to);
    await test.send(await mailOf('absence', { from: anna.member.email, to }), to);
    const said = lines.filter((line) => line.includes('a mail came in')).map((line) => JSON.parse(line));
    expect(said.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['written', undefined],
      ['refused', 'sender'],
      ['refused', 'empty'],
      ['ignored', undefined],
    ]);
    expect(lines.join('')).not.toMatch(/Vertraulich|Antwort|Kennwort|geheim|fremd|@|antwort\+/);
  });
});

/** Milliseconds, far below those that a listener waits unless it is told. */
const inTime = { timeout: 30_000 };

describe('a connection that takes its time', () => {
  it('is told and ended when nothing comes, and so is one that stops amid a mail', inTime, async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const listener = await impatient({ silenceMillis: 200 });
    const idle = connect(listener.port, '127.0.0.1').setEncoding('utf8');
    const [greeting] = await once(idle, 'data');
    const [goodbye] = await once(idle, 'data');
    await once(idle, 'close');
    expect([greeting, goodbye]).toEqual([expect.stringMatching(/^220 /), expect.stringMatching(/^421 /)]);
    const amid = await begun(listener.port, to);
    await once(amid, 'close');
    await listener.close();
    expect(await test.textsOf(anna, id)).toHaveLength(2);
  });

  it('is ended in the end, however busily it trickles, and nothing of the mail is kept', inTime, async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const listener = await impatient({ longestConnectionMillis: 600 });
    const slow = await begun(listener.port, to);
    const trickle = setInterval(() => slow.write('y'), 20);
    await once(slow, 'close');
    clearInterval(trickle);
    await listener.close();
    expect(await test.textsOf(anna, id)).toHaveLength(2);
  });
});

describe('a database that is away', () => {
  it('lets the recipient wait, whoever it is', async () => {
    const { to } = await test.anAnsweredRequest();
    const db = new Proxy(test.db, {
      get() {
        throw new Error('connection lost');
      },
    });
    const away = await listenForMails({ ...test.core, database: { ...test.core.database, db } });
    if (!away) throw new Error('Nobody listens');
    const answers = await talk(away.port, [...hello, `RCPT TO:<${to}>`]);
    await away.close();
    expect(answers[3]).toMatch(/^451 /);
  });

  it('lets the mail wait with its sender, and writes it later', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const mail = plainMail({ from: anna.member.email, to, id: randomUUID() }, 'Später.');
    const { transaction } = test.core.database;
    test.core.database.transaction = () => Promise.reject(new Error('connection lost'));
    const waiting = await test.send(mail, to);
    test.core.database.transaction = transaction;
    expect(waiting).toEqual({ code: 451, text: expect.stringContaining('versucht es noch einmal') });
    expect(await test.textsOf(anna, id)).toHaveLength(2);
    expect((await test.send(mail, to)).code).toBe(250);
    expect((await test.textsOf(anna, id)).slice(2)).toEqual(['Später.']);
  });
});

describe('the listener of a process', () => {
  it('is none where nothing comes in by mail', async () => {
    expect(await listenForMails({ ...test.core, env: { ...test.core.env, inboundMail: undefined } })).toBeUndefined();
  });

  it('says which port is taken', async () => {
    const inboundMail = { port, host: '127.0.0.1', domain: 'antwort.rezenso.de' };
    const second = listenForMails({ ...test.core, env: { ...test.core.env, inboundMail } });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('finishes the mail that came in whole when it ends, and takes no other', async () => {
    const { anna, id, to } = await test.anAnsweredRequest();
    const ending = await listenForMails(test.core);
    if (!ending) throw new Error('Nobody listens');
    const take = test.core.limits.take;
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    test.core.limits.take = async () => {
      reached.resolve();
      await goOn.promise;
      return 1;
    };
    const sent = handOver(ending.port, plainMail({ from: anna.member.email, to }, 'Zuletzt.'), {
      from: 'eva@example.de',
      to,
    });
    await reached.promise;
    const closed = ending.close();
    await expect(talk(ending.port, [])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    goOn.resolve();
    expect((await sent).code).toBe(250);
    await closed;
    test.core.limits.take = take;
    expect((await test.textsOf(anna, id)).slice(2)).toEqual(['Zuletzt.']);
  });
});

/** A listener of its own, whose other patience no test outlasts. */
async function impatient(patience: Partial<Patience>) {
  const listener = await listenForMails(test.core, {
    ...{ silenceMillis: 60_000, longestConnectionMillis: 60_000 },
    ...patience,
  });
  if (!listener) throw new Error('Nobody listens');
  return listener;
}

/** A connection in the middle of a mail. */
async function begun(from: number, to: string) {
  const socket = connect(from, '127.0.0.1').on('error', () => undefined);
  socket.write([...hello, `RCPT TO:<${to}>`, 'DATA', 'From: x', '', 'Hal'].join('\r\n'));
  await once(socket, 'data');
  return socket.resume();
}
