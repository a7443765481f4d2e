import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { testEnv } from '../../../../testing/test-env.ts';
import { secretFrom } from '../../../config/secret.ts';
import { type ReplyTarget, replyAddresses } from './reply-address.ts';

const env = testEnv({ INBOUND_SMTP_PORT: '0', INBOUND_MAIL_DOMAIN: 'Antwort.rezenso.de' });
const secret = secretFrom('a secret that only tests know, long enough');
const addresses = replyAddresses({ env, secret });
const member = randomUUID();
const target: ReplyTarget = { side: 'operators', requestId: randomUUID(), position: 70_000 };
const address = addresses.of(target, member) ?? '';

describe('an address to answer to', () => {
  it('names request, side and what was seen, in 64 characters of small letters and digits', () => {
    expect(address).toMatch(/^antwort\+[a-z2-7]{56}@antwort\.rezenso\.de$/);
    expect(address.split('@')[0]).toHaveLength(64);
    expect(addresses.read(address)?.target).toEqual(target);
    expect(isGenuine(address)).toBe(true);
  });

  it('is the same in capitals, which servers on the way may make of it', () => {
    expect(isGenuine(address.toUpperCase())).toBe(true);
  });

  it('is another one for each side, request, position and account', () => {
    const others = [
      addresses.of({ ...target, side: 'member' }, member),
      addresses.of({ ...target, requestId: randomUUID() }, member),
      addresses.of({ ...target, position: 1 }, member),
      addresses.of(target, randomUUID()),
    ];
    expect(new Set([address, ...others]).size).toBe(5);
  });

  it('is genuine for the account of its request alone, and not with one character changed', () => {
    expect(isGenuine(address, randomUUID())).toBe(false);
    const token = address.slice('antwort+'.length, address.indexOf('@'));
    for (let at = 0; at < token.length; at += 1) {
      const changed = token.charAt(at) === 'a' ? 'b' : 'a';
      expect(isGenuine(`antwort+${token.slice(0, at)}${changed}${token.slice(at + 1)}@antwort.rezenso.de`)).toBe(false);
    }
  });

  it('made by another installation is not genuine', () => {
    const other = replyAddresses({ env, secret: secretFrom('another secret that is long enough too') });
    expect(isGenuine(other.of(target, member) ?? '')).toBe(false);
  });

  it('of another form is none', () => {
    for (const bad of [
      '',
      '@',
      'antwort@antwort.rezenso.de',
      'antwort+@antwort.rezenso.de',
      address.replace('antwort+', 'post+'),
      address.replace('@antwort.', '@'),
      `${address}@antwort.rezenso.de`,
      address.replace('@', 'a@'),
      address.replace('@', '+a@'),
      address.replace(/.@/, '1@'),
      address.replace('+', '+ä').replace(/.@/, '@'),
    ])
      expect([bad, addresses.read(bad)]).toEqual([bad, undefined]);
  });

  it('of a version to come is none', () => {
    const later = address.replace('antwort+a', 'antwort+b');
    expect(later).not.toBe(address);
    expect(addresses.read(later)).toBeUndefined();
  });

  it('is made for nobody where nothing comes in by mail', () => {
    expect(replyAddresses({ env: testEnv(), secret }).of(target, member)).toBeUndefined();
    expect(replyAddresses({ env: testEnv(), secret }).read(address)).toBeUndefined();
  });
});

function isGenuine(of: string, account = member): boolean {
  const claimed = addresses.read(of);
  return claimed !== undefined && addresses.isGenuine(claimed, account);
}
