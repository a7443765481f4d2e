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
    ])
      expect([from, (await read(`From: ${from}`))?.from]).toEqual([from, 'eva@example.de']);
  });

  it('is never the one that another one shows as its name', async () => {
    for (const from of [
      '"eva@example.de" <other@x.de>',
      'eva@example.de <other@x.de>',
      'other@x.de (eva@example.de)',
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
      `From: ${'eva@example.de,'.repeat(1_000)}`,
    ])
      expect([head.slice(0, 60), (await read(head))?.from]).toEqual([head.slice(0, 60), undefined]);
  });
});

describe('a mail that a program wrote', () => {
  for (const head of [
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated (vacation)',
    'X-Auto-Response-Suppress: All',
    'Precedence: bulk',
    'Precedence: JUNK',
    'Precedence: list',
    'X-Autoreply: yes',
    'List-Id: <all.example.de>',
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
    expect((await read('From: MAILER-DAEMON@example.de'))?.isAutomatic).toBe(true);
  });

  it('is none that a person wrote', async () => {
    for (const head of [
      'Auto-Submitted: no',
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
    'of half a million lines': `\r\n${'a\r\n'.repeat(500_000)}`,
  }))
    it(`is given up: ${name}`, async () => {
      const began = process.cpuUsage();
      expect(await readMail(Buffer.from(`From: eva@example.de\r\n${mail}`), 'eva@example.de')).toBeUndefined();
      expect(secondsSince(began)).toBeLessThan(2);
    });

  it('is read in time where it is just about taken', async () => {
    for (const mail of [
      `\r\n${'a\r\n'.repeat(19_000)}`,
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
