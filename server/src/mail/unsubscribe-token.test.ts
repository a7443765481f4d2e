import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { unsubscribe } from '@rezenso/contract/email-preferences';
import { allEmailTypes } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import fc from 'fast-check';
import { secretFrom } from '../config/secret.ts';
import { isLocked, type OptionalEmailType } from './email-types.ts';
import { bytesOf, positionsIn } from './type-positions.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const secret = secretFrom('a-key-of-a-test-installation');
const memberId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const optionalTypes = allEmailTypes.filter((type): type is OptionalEmailType => !isLocked(type));
/** Version, id, mailbox and one byte of types in base64url; what follows is the tag. */
const signedLength = 28;
const address = 'eva@cafe-anna.example';

describe('the token of a link to unsubscribe', () => {
  it('says which types of which member it ends', () => {
    const someTypes = fc.subarray(optionalTypes, { minLength: 1 });
    fc.assert(
      fc.property(fc.uuid(), someTypes, (member, types) => {
        const token = unsubscribeToken(secret, { memberId: member, types, address });
        expect(readUnsubscribeToken(secret, token)).toMatchObject({ memberId: member, types });
      }),
    );
  });

  it('went to one address alone', () => {
    const read = readUnsubscribeToken(secret, unsubscribeToken(secret, { memberId, types: ['welcome'], address }));
    expect([read?.wentTo(address), read?.wentTo('eva@anderswo.example')]).toEqual([true, false]);
  });

  it('has room for a ninth type and for any that follow, without changing the bytes of those before', () => {
    expect(positionsIn(bytesOf([8]))).toEqual([8]);
    const positions = fc.uniqueArray(fc.nat(900)).map((list) => list.toSorted((a, b) => a - b));
    fc.assert(fc.property(positions, (list) => expect(positionsIn(bytesOf(list))).toEqual(list)));
    expect(bytesOf([3, 900]).subarray(0, 1)).toEqual(bytesOf([3]));
    const longest = Math.ceil(((1 + 16 + 3 + bytesOf([900]).length) * 4) / 3) + 22;
    expect(unsubscribe.params.safeParse({ token: 'x'.repeat(longest) }).success).toBe(true);
  });

  it('still reads the links of mails that went out before there were versions', () => {
    const sent = 'D4-tW9nLRp-hZXCGdyiVDigoAzL1UUypILa99BOd8xNIv';
    expect(readUnsubscribeToken(secret, sent)).toMatchObject({ memberId, types: ['level_up', 'newsletter'] });
  });

  it('carries a tag of at least 128 bits, all of which count', () => {
    const token = unsubscribeToken(secret, { memberId, types: ['welcome'], address });
    expect((token.length - signedLength) * 6).toBeGreaterThanOrEqual(128);
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A';
      expect(readUnsubscribeToken(secret, token.slice(0, index) + other + token.slice(index + 1))).toBeUndefined();
    }
    for (let length = 0; length < token.length; length += 1)
      expect(readUnsubscribeToken(secret, token.slice(0, length))).toBeUndefined();
  });

  it('shares its tag with no other, as one of a few bits would', () => {
    const tags = Array.from({ length: 20_000 }, () =>
      unsubscribeToken(secret, { memberId: randomUUID(), types: ['welcome'], address }).slice(signedLength),
    );
    for (const part of [tags, tags.map((tag) => tag.slice(0, 11)), tags.map((tag) => tag.slice(11))])
      expect(new Set(part).size).toBe(tags.length);
  });

  it('is refused when another installation made it, or a version that is not known here', () => {
    const token = unsubscribeToken(secretFrom('another-installation'), { memberId, types: ['welcome'], address });
    expect(readUnsubscribeToken(secret, token)).toBeUndefined();
    const text = Buffer.concat([Buffer.of(4), Buffer.alloc(20, 1)]).toString('base64url');
    const newer = text + secret.sign('unsubscribe-2', text).slice(0, 22);
    expect(readUnsubscribeToken(secret, newer)).toBeUndefined();
  });
});
