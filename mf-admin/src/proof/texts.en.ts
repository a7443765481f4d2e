import type { Translation } from '@rezenso/contract/language';
import { formatNumber } from '@rezenso/ui/format';
import type * as german from './texts.de.ts';

export default {
  proofTexts: {
    title: 'Confirm that it is you',
    description: 'The admin area is about the data of others. That is why we ask every twelve hours.',
    prove: 'Confirm with a passkey',
    failedTitle: 'That did not work',
    failed: 'Please try again.',
    unsupported: 'This browser cannot use passkeys.',
    withCode: 'No passkey at hand? Enter a recovery code',
    code: 'Recovery code',
    codeHint: 'Each code is valid once.',
    codeMissing: 'Please enter a recovery code',
    sendCode: 'Confirm code',
    done: 'Thank you, you are confirmed',
    left: (left) =>
      left === 1 ? 'You have 1 recovery code left.' : `You have ${formatNumber(left)} recovery codes left.`,
    loadFailed: 'Your passkeys could not be loaded',
    noneTitle: 'Set up a passkey',
    none: 'The admin area is about the data of others. That is why you need a passkey for it: your fingerprint, your face or the PIN of your device.',
    toSettings: 'Go to settings',
  },
} satisfies Translation<typeof german>;
