import { createECDH } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { secretFrom } from '../../../config/secret.ts';
import { vapidKeys } from './vapid-keys.ts';

describe('the key pair for push services', () => {
  const secret = secretFrom('a secret that only tests know, long enough');

  it('is the same for every process with the same secret key, and another for another', () => {
    expect(vapidKeys(secret)).toEqual(vapidKeys(secretFrom('a secret that only tests know, long enough')));
    expect(vapidKeys(secret)).not.toEqual(vapidKeys(secretFrom('another secret that only tests know as well')));
  });

  it('is a pair of the curve that browsers ask for', () => {
    const { publicKey, privateKey } = vapidKeys(secret);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect([...Buffer.from(publicKey, 'base64url')].slice(0, 1)).toEqual([4]);
  });

  it('takes the next bytes when the first are no number of the curve', () => {
    const order = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551';
    const pair = createECDH('prime256v1');
    expect(() => pair.setPrivateKey(order, 'hex')).toThrow();
  });
});
