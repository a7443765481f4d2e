import { readProcessingRecords, setUserRole, setUserStatus } from './admin.ts';
import { describeMagicLink, requestMagicLink, verifyMagicLink } from './sign-in.ts';

describe('a link to sign in', () => {
  it('is described and redeemed by tokens of the same length, of which none is empty', () => {
    for (const schema of [describeMagicLink.params, verifyMagicLink.body]) {
      expect(schema.safeParse({ token: 'x'.repeat(200) }).success).toBe(true);
      for (const token of ['', 'x'.repeat(201), 7]) expect(schema.safeParse({ token }).success).toBe(false);
    }
  });

  it('is refused alike, whether somebody looks at it or uses it; only who uses it can be banned', () => {
    expect(verifyMagicLink.errors).toEqual([...describeMagicLink.errors, 'ACCOUNT_BANNED']);
    expect('changes' in describeMagicLink).toBe(false);
  });

  it('goes to an address as mailboxes write it', () => {
    expect(requestMagicLink.body.parse({ email: '  Anna@Cafe-Anna.Example ' })).toEqual({
      email: 'anna@cafe-anna.example',
    });
  });
});

describe('what admins do to an account', () => {
  it('asks for a fresh sign-in', () => {
    for (const endpoint of [setUserStatus, setUserRole]) {
      expect(endpoint).toMatchObject({ needsFreshSignIn: true });
      expect(endpoint.errors).toContain('FRESH_SIGN_IN_REQUIRED');
    }
  });

  it('takes a role without a reason from pages of before, and none that is empty', () => {
    expect(setUserRole.body.safeParse({ adminRole: null }).success).toBe(true);
    expect(setUserRole.body.safeParse({ adminRole: 'support_agent', reason: 'Neu im Team' }).success).toBe(true);
    expect(setUserRole.body.safeParse({ adminRole: 'support_agent', reason: ' ' }).success).toBe(false);
  });
});

describe('the record of processing activities', () => {
  it('is a page for those who appoint others', () => {
    expect(readProcessingRecords.roles).toEqual(['super_admin']);
    expect(readProcessingRecords.answer.safeParse('<!doctype html>\n<html lang="de"></html>').success).toBe(true);
    expect(readProcessingRecords.answer.safeParse('{"code":"NOT_FOUND"}').success).toBe(false);
  });
});
