import { listPasskeys, type Passkey } from '@rezenso/contract/passkeys';
import { answer } from '@rezenso/platform/testing';

/** The member's passkeys; with recovery codes where it is about an admin. */
export const passkeysAre = (passkeys: Passkey[] = [], recoveryCodesLeft: number | null = null) =>
  answer(listPasskeys, { passkeys, recoveryCodesLeft });

/** A passkey that was made on a phone and never used; override what a test is about. */
export function aPasskey(over: Partial<Passkey> = {}): Passkey {
  return {
    id: '00000000-0000-4000-8000-0000000000f1',
    name: 'Safari auf dem iPhone',
    addedAt: '2031-02-01T09:00:00.000Z',
    lastUsedAt: null,
    ...over,
  };
}

export const someCodes = ['abcd-efgh', 'ijkl-mnop', 'qrst-uvwx'];
