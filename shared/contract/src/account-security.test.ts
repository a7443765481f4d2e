import * as z from 'zod/mini';
import { getCurrentUser } from './auth.ts';
import { confirmEmailChange, describeEmailChange, emailChangeSide, requestEmailChange } from './email-address.ts';
import { addPasskey, listPasskeys, proveWithCode, signInWithPasskey } from './passkeys.ts';
import { readsOfAll } from './subjects.ts';
import { exampleAnswers } from './testing/example-answers.ts';

describe('another address for an account', () => {
  it('arrives in lower case and without blanks', () => {
    expect(z.parse(requestEmailChange.body, { email: ' Hallo@Cafe-Eva.de ' })).toEqual({ email: 'hallo@cafe-eva.de' });
  });

  it.each(['', 'eva', 'eva@', 'a@b', 'eva@example.de\nBcc: x@y.de', `${'x'.repeat(250)}@example.de`])(
    'is refused as %j',
    (email) => {
      expect(z.safeParse(requestEmailChange.body, { email }).success).toBe(false);
    },
  );

  it.each([
    ['A'.repeat(9), false],
    ['A'.repeat(43), true],
    ['A'.repeat(201), false],
  ])('is agreed to with a token such as %j: %j', (token, isTaken) => {
    for (const { params } of [describeEmailChange, confirmEmailChange])
      expect(z.safeParse(params, { token }).success).toBe(isTaken);
  });

  it('waits for one of two mailboxes, or for none', () => {
    const answer = (waitsFor: unknown) => z.safeParse(confirmEmailChange.answer, { newEmail: 'a@b.de', waitsFor });
    for (const side of [...emailChangeSide.options, null]) expect(answer(side).success).toBe(true);
    expect(answer('both').success).toBe(false);
  });

  it('makes stale who is signed in, when the second mailbox agrees', () => {
    const stale = readsOfAll(confirmEmailChange.changes ?? []);
    expect(stale).toEqual(expect.arrayContaining(['/api/email-address', '/api/auth/user', '/api/profile']));
  });
});

describe('passkeys', () => {
  it('take what the browser says as it is, and nothing that is no object', () => {
    const credential = { id: 'x', response: { clientDataJSON: 'y', later: [1, null] } };
    for (const { body } of [addPasskey, signInWithPasskey]) {
      expect(z.parse(body, { credential })).toEqual({ credential });
      for (const other of ['x', 1, null, undefined, []])
        expect(z.safeParse(body, { credential: other }).success).toBe(false);
    }
  });

  it('make stale whether an admin may act', () => {
    expect(readsOfAll(addPasskey.changes ?? [])).toEqual(expect.arrayContaining(['/api/auth/user', '/api/passkeys']));
  });

  it('come without recovery codes for who is no admin', () => {
    expect(z.parse(listPasskeys.answer, { passkeys: [], recoveryCodesLeft: null }).recoveryCodesLeft).toBeNull();
    expect(z.safeParse(listPasskeys.answer, { passkeys: [], recoveryCodesLeft: -1 }).success).toBe(false);
  });

  it('are not asked for by a server that knows none', () => {
    const { needsPasskey: _, ...user } = { needsPasskey: true, ...(exampleAnswers.getCurrentUser as object) };
    expect(z.parse(getCurrentUser.answer, user).needsPasskey).toBeUndefined();
  });
});

describe('a recovery code', () => {
  it('is taken however it is typed; what it is worth, the server says', () => {
    for (const code of ['abcde-fghjk', ' ABCDE FGHJK ', 'abcdefghjk'])
      expect(z.parse(proveWithCode.body, { code })).toEqual({ code: code.trim() });
  });

  it.each(['', '   ', 'x'.repeat(101)])('is none as %j', (code) => {
    expect(z.safeParse(proveWithCode.body, { code }).success).toBe(false);
  });
});
