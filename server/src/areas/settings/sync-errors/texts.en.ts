import type { GoogleFaultKind } from './fault-kinds.ts';

/** What is wrong with the sync, and what to do about it. */
export function syncErrorText(kind: GoogleFaultKind, businessName: string): string {
  switch (kind) {
    case 'revoked':
      return 'Google no longer gives us access. Please connect Google again.';
    case 'refused':
      return 'Google has refused access. Please connect the account that manages your business profile.';
    case 'no-business':
      return 'There is no business profile in this Google account. Please connect the account that manages it.';
    case 'unknown-business':
      return `There are several businesses in your Google account, but none is called “${businessName}”. Please edit the platform and enter the name that is used on Google.`;
    case 'away':
      return 'Google is not answering right now. We will try again automatically.';
  }
}
