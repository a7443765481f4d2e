import { describe, it } from 'node:test';
import { expect } from 'expect';
import { bounceOf } from './bounce.ts';

const refused = { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 <eva@example.de>: no such user' };

describe('the final answer of a mail server', () => {
  for (const [what, fields, isHard] of [
    ['an address that there is not', {}, true],
    ['a mailbox that is full', { responseCode: 552, response: '552 full' }, false],
    ['a mailbox that is full, by its status', { response: '550 5.2.2 over quota' }, false],
    ['a policy', { response: '550 5.7.1 blocked' }, false],
    ['this text', { command: 'DATA', response: '554 5.6.0 spam' }, false],
  ] as const)
    it(`about ${what} is final, and ${isHard ? 'about the address' : 'about this mail only'}`, () => {
      expect(bounceOf(faultWith(fields))).toMatchObject({ isHard });
    });

  for (const [what, fault] of [
    ['our sender is refused', faultWith({ command: 'MAIL FROM' })],
    ['our login is', faultWith({ command: 'AUTH PLAIN', responseCode: 535 })],
    ['the server is busy', faultWith({ responseCode: 451 })],
    ['an answer is none of SMTP', faultWith({ responseCode: 600 })],
    ['there was no answer', faultWith({ responseCode: undefined })],
    ['something else was thrown', refused],
  ] as const)
    it(`has not come where ${what}`, () => expect(bounceOf(fault)).toBeUndefined());

  it('is kept without addresses, in one line of bearable length', () => {
    expect(bounceOf(faultWith({}))?.reply).toBe('550 5.1.1 <…>: no such user');
    const long = `550 eva@example.de\r\n${'und so weiter '.repeat(50)}`;
    const { reply = '' } = bounceOf(faultWith({ response: long })) ?? {};
    expect([reply.length, reply.startsWith('550 … und so weiter und')]).toEqual([300, true]);
  });

  it('is what the fault says where the server’s words are not there', () => {
    expect(bounceOf(faultWith({ response: undefined }))?.reply).toBe('Recipient … was refused');
  });
});

function faultWith(fields: object): Error {
  return Object.assign(new Error('Recipient eva@example.de was refused'), refused, fields);
}
