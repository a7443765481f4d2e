import * as z from 'zod/mini';
import { allEndpoints } from './all-endpoints.ts';
import { idempotencyHeader } from './endpoint.ts';
import { errorCatalogue } from './errors.ts';
import { getReauthentication, reauthenticate, signInCodeLength, signInCodeTries } from './reauthentication.ts';

describe('saying who is there', () => {
  it.each([
    ['123456', true],
    [' 123 456 ', true],
    ['', false],
    ['   ', false],
    ['1'.repeat(41), false],
    [123456, false],
    [undefined, false],
  ])('takes the code %j: %j', (code, isTaken) => {
    expect(z.safeParse(reauthenticate.body, { code }).success).toBe(isTaken);
  });

  it('cannot be guessed: a code has a million values and takes few tries', () => {
    expect(10 ** signInCodeLength / signInCodeTries).toBeGreaterThanOrEqual(200_000);
  });

  it('is asked for by name wherever it is asked for, and by no call that says how', () => {
    const guarded = allEndpoints.filter(({ endpoint }) => endpoint.needsFreshSignIn);
    expect(guarded.length).toBeGreaterThan(5);
    for (const { name, endpoint } of guarded)
      expect([name, endpoint.errors.includes('FRESH_SIGN_IN_REQUIRED')]).toEqual([name, true]);
    const told = allEndpoints.filter(({ endpoint }) => endpoint.errors.includes('FRESH_SIGN_IN_REQUIRED'));
    expect(told).toEqual(guarded);
    expect([getReauthentication, reauthenticate].some(({ needsFreshSignIn }) => needsFreshSignIn)).toBe(false);
  });

  it('is asked of nobody who is not signed in', () => {
    for (const { endpoint } of allEndpoints) if (endpoint.needsFreshSignIn) expect(endpoint.access).not.toBe('public');
  });
});

describe('a key', () => {
  it('travels in the header that others use for it, and is refused by codes of their own', () => {
    expect(idempotencyHeader).toBe('idempotency-key');
    const statusOf = (code: keyof typeof errorCatalogue) => errorCatalogue[code].status;
    expect([statusOf('CALL_IN_PROGRESS'), statusOf('CALL_ALREADY_DONE'), statusOf('IDEMPOTENCY_KEY_REUSED')]).toEqual([
      409, 409, 422,
    ]);
  });
});
