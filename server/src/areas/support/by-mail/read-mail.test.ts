import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readMail } from './read-mail.ts';

describe('whom a mail says it is from', () => {
  it('is its one address, in small letters', async () => {
    for (const from of [
      'Eva@Example.de',
      'Eva Kern <eva@example.de>',
      '"Kern, Eva" <eva@example.de>',
      '"eva@example.de" <eva@example.de>',
      '"Eva \\"<\\" Kern"\r\n\t<eva@example.de>',
      'Café Anna & Söhne <eva@example.de>',
      '=?utf-8?q?Eva_Kern?= <eva@example.de>',
      '<eva@example.de>',
    ])
      expect([from, (await read(`From: ${from}`))?.from]).toEqual([from, 'eva@example.de']);
  });

  it('is never the one that another one shows as its name', async () => {
    for (const from of [
      '"eva@example.de" <other@x.de>',
      '=?utf-8?q?eva=40example.de?= <other@x.de>',
      '=?utf-8?q?=3Ceva=40example.de=3E?= <other@x.de>',
      '=?utf-8?q?eva=40example.de=2C?= <other@x.de>',
    ])
      expect([from, (await read(`From: ${from}`))?.from]).toEqual([from, 'other@x.de']);
  });

  it('is nobody where there are several, none, or more than an address', async () => {
    for (const head of [
      'Subject: x',
      'From: ',
      'From: eva@example.de, other@x.de',
      'From: <eva@example.de> <other@x.de>',
      'From: all: eva@example.de, other@x.de;',
      'From: eva@example.de\r\nFrom: other@x.de',
      'From: =?utf-8?q?eva=40example.de=0d=0aBcc=3a_x=40y.de?=',
      'From: "eva@example.de" <>',
      'From: eva@example.de <>',
      'From: =?utf-8?q?Eva=3Ceva=40example.de=3E?=',
      'From: =?utf-8?q?Eva=3Ceva=40example.de=3E?= <>',
      'From: eva@example.de\r\n evil@y.de',
      'From: eva@example.de\r\n\t<evil@y.de>',
      'From: <eva@example.de>evil@y.de',
      'From: <eva@example.de> (evil@y.de)',
      'From: "eva@example.de"@y.de',
      'From: "eva"@example.de',
      'From: <"eva"@example.de>',
      'From: "eva@example.de',
      'From: eva@example.de <other@x.de>',
      'From: other@x.de (eva@example.de)',
      'From: (x) eva@example.de',
      'From: <@y.de:eva@example.de>',
      'From: < eva@example.de>',
      'From: eva@example.de@y.de',
      'From: eva.@example.de',
      'From: eva@[127.0.0.1]',
      'From: eva@example.de\0',
      'From: eva@example.de\r\nFROM: eva@example.de',
    ])
      expect([head.slice(0, 60), (await read(head))?.from]).toEqual([head.slice(0, 60), undefined]);
  });
});

describe('a mail whose head can be read in two ways', () => {
  for (const [name, head] of Object.entries({
    'by lines that end otherwise': 'X: a\nFrom: eva@example.de',
    'by a return amid a line': 'X: a\rb\r\nFrom: eva@example.de',
    'by a line of blanks': 'X: a\r\n \r\nFrom: eva@example.de',
    'by a line without a name': 'X: a\r\nb\r\nFrom: eva@example.de',
    'by a blank before the colon': 'From : eva@example.de',
    'by a line that goes on before any began': ' X: a\r\nFrom: eva@example.de',
  }))
    it(`is not read: ${name}`, async () => {
      expect(await read(head)).toBeUndefined();
    });
});

describe('the text of a mail', () => {
  const notice = 'Diese Mail ist vertraulich.';
  const html = '<p>Danke!</p><blockquote>Bitte lade die Seite neu und sag uns dann, ob es geholfen hat.</blockquote>';
  const parts = (kind: string, first: string, second: string) =>
    textIn(`multipart/${kind}; boundary=b`, `--b\r\n${first}\r\n--b\r\n${second}\r\n--b--\r\n`);
  const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
  const drawn = `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`;

  it('is its HTML, with what is quoted marked, where the plain text beside it is a notice', async () => {
    for (const text of [
      await parts('mixed', drawn, plain(notice)),
      await parts('mixed', plain(notice), drawn),
      await parts('alternative', plain(notice), drawn),
    ])
      expect(text).toMatch(/^Danke!$[\s\S]*^> Bitte lade die Seite neu und/m);
  });

  it('is the plain one where both say the same', async () => {
    const same = 'Danke!\r\n\r\n> Bitte lade die Seite neu\r\n> und sag uns dann, ob es geholfen hat.';
    expect((await parts('alternative', plain(same), drawn))?.split(/\r?\n/)).toEqual(
      expect.arrayContaining(['Danke!', '> Bitte lade die Seite neu', '> und sag uns dann, ob es geholfen hat.']),
    );
    expect(await textIn('text/plain', 'Nur <b>Text</b>')).toBe('Nur <b>Text</b>\n');
  });
});

describe('the id of a mail', () => {
  it('is its Message-ID', async () => {
    expect((await read('From: eva@example.de'))?.id).toBe('<1@example.de>');
  });

  it('stays the same without one, whichever servers it comes by', async () => {
    const id = async (head: string, text = 'Hallo!') =>
      (await readMail(Buffer.from(`${head}\r\n\r\n${text}\r\n`), 'e@x.de'))?.id;
    const dated = 'From: eva@example.de\r\nDate: Mon, 3 Mar 2031 10:12:00 +0100';
    const first = await id(`Received: by a.example\r\n${dated}`);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await id(`Received: by b.example\r\n${dated}`)).toBe(first);
    for (const other of [
      id(dated, 'Hallo?'),
      id(dated.replace('eva', 'mia')),
      id(dated.replace(':12:', ':13:')),
      id('From: eva@example.de'),
    ])
      expect(await other).not.toBe(first);
    expect(await id('From: eva@example.de\r\nX: 1')).not.toBe(await id('From: eva@example.de\r\nX: 2'));
  });
});

describe('a mail that a program wrote', () => {
  for (const head of [
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated (vacation)',
    'Precedence: bulk',
    'Precedence: JUNK',
    'Precedence: list',
    'X-Autoreply: yes',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    'Subject: Automatische Antwort: Antwort auf deine Anfrage',
    'Subject: =?utf-8?q?Abwesenheitsnotiz=3A_Antwort?=',
    'Subject: Out of Office: Answer',
  ])
    it(`is known by ${head}`, async () => {
      expect((await read(`From: eva@example.de\r\n${head}`))?.isAutomatic).toBe(true);
    });

  it('is known by its envelope and its sender', async () => {
    expect((await read('From: eva@example.de', ''))?.isAutomatic).toBe(true);
    for (const from of ['MAILER-DAEMON@example.de', 'MAILER-DAEMON@example.de (Mail Delivery System)'])
      expect([from, (await read(`From: ${from}`))?.isAutomatic]).toEqual([from, true]);
  });

  it('is none that a person wrote', async () => {
    for (const head of [
      'Auto-Submitted: no',
      'X-Auto-Response-Suppress: All',
      'List-Id: <all.example.de>',
      'List-Unsubscribe: <mailto:x@example.de>',
      'Precedence: first-class',
      'Subject: Re: Out of Office ist an',
      'Subject: Abwesenheiten',
    ])
      expect([head, (await read(`From: eva@example.de\r\n${head}`))?.isAutomatic]).toEqual([head, false]);
  });
});

describe('a mail built to keep the server busy', () => {
  const part = '--b\r\n\r\nx\r\n';
  for (const [name, mail] of Object.entries({
    'of a hundred thousand parts': `Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(100_000)}--b--`,
    'of parts within parts': `${nested(300)}\r\nx`,
    'with a head without an end': `X: ${'y'.repeat(1_500_000)}\r\n\r\nx`,
    'with a head of a thousand lines': `${'a:\r\n'.repeat(1_000)}\r\nx`,
    'with one line of its head folded a thousand times': `X: a\r\n${' b\r\n'.repeat(1_000)}\r\nx`,
    'of half a million lines': `\r\n${'a\r\n'.repeat(500_000)}`,
  }))
    it(`is given up: ${name}`, async () => {
      const began = process.cpuUsage();
      expect(await readMail(Buffer.from(`From: eva@example.de\r\n${mail}`), 'eva@example.de')).toBeUndefined();
      expect(secondsSince(began)).toBeLessThan(2);
    });

  for (const from of [
    '"'.repeat(62_000),
    '"\\'.repeat(31_000),
    `"${'a'.repeat(1_000)}" <eva@example.de>`,
    'eva@example.de,'.repeat(1_000),
  ])
    it(`is given up for a sender of ${from.length} characters: ${from.slice(0, 3)}`, async () => {
      const began = process.cpuUsage();
      expect(await read(`From: ${from}`)).toBeUndefined();
      expect(secondsSince(began)).toBeLessThan(0.5);
    });

  it('is read in time where it is just about taken', async () => {
    for (const mail of [
      `\r\n${'a\r\n'.repeat(19_000)}`,
      `${'a:\r\n'.repeat(490)}\r\nx`,
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(900)}--b--`,
    ]) {
      const began = process.cpuUsage();
      expect((await readMail(Buffer.from(`From: eva@example.de\r\n${mail}`), 'e@x.de'))?.from).toBe('eva@example.de');
      expect(secondsSince(began)).toBeLessThan(3);
    }
  });
});

function read(head: string, returnPath = 'eva@example.de') {
  return readMail(Buffer.from(`${head}\r\nMessage-ID: <1@example.de>\r\n\r\nHallo!\r\n`), returnPath);
}

async function textIn(type: string, body: string): Promise<string | undefined> {
  const head = `From: eva@example.de\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n`;
  return (await readMail(Buffer.from(`${head}${body}\r\n`), 'eva@example.de'))?.text;
}

function nested(depth: number): string {
  return Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('');
}

/** Of processor time, which others on the machine do not lengthen. */
function secondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}
