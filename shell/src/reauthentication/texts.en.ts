import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  texts: {
    title: 'Is it you?',
    description: 'Before we go on, we want to be sure that it is you. After that we will not ask again for an hour.',
    loadFailed: 'This could not be loaded',
    withPasskey: 'Confirm with passkey',
    sendCode: 'Send a code by email',
    noMeans: 'You need your passkey for this. This browser cannot use one; try it on the device that has it.',
    sent: (email) => `We have sent a six-digit code to ${email}.`,
    sentAgain: (email) => `A new code is on its way to ${email}. The previous one is no longer valid.`,
    code: 'Code from the email',
    codeMissing: 'Enter the six-digit code.',
    sendAgain: 'Send a new code',
    confirm: 'Confirm',
    failedTitle: 'That did not work',
    failed: 'Please try again.',
  },
} satisfies Translation<typeof german>;
