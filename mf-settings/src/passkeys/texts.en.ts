import type { Translation } from '@rezenso/contract/language';
import { formatNumber } from '@rezenso/ui/format';
import type * as german from './texts.de.ts';

export default {
  passkeyTexts: {
    title: 'Passkeys',
    description: 'Sign in with your fingerprint, your face or the PIN of your device, without waiting for an email.',
    loadFailed: 'Your passkeys could not be loaded',
    emptyTitle: 'No passkey yet',
    empty: 'Set one up on this device. The sign-in link by email keeps working.',
    emptyForAdmin: 'You need one for the admin area. Set it up on this device.',
    added: (date) => `Added on ${date}`,
    used: (ago) => `last used ${ago}`,
    unused: 'not used yet',
    add: 'Add a passkey',
    done: 'Passkey added',
    doneDescription: 'From now on you can sign in with it.',
    failed: 'The passkey could not be added.',
    cancelled: 'No passkey was added. You can try again at any time.',
    known: 'You already have a passkey for this device.',
    unsupported: 'This browser cannot create passkeys. Try it on another device.',
    remove: 'Remove',
    removeNamed: (name, date) => `Remove: ${name}, added on ${date}`,
  },
  removeTexts: {
    question: 'Remove this passkey?',
    consequence: (name) =>
      `You can then no longer sign in with the passkey “${name}”. Afterwards, delete it in the settings of the device as well.`,
    confirm: 'Remove',
    keep: 'Cancel',
    done: 'Passkey removed',
    failed: 'The passkey could not be removed.',
  },
  proofTexts: {
    title: 'First confirm that it is you',
    description: 'After that you can change passkeys and recovery codes.',
    prove: 'Confirm with a passkey',
    failed: 'This could not be confirmed.',
    withCode: 'No passkey at hand? A recovery code helps in the admin area',
  },
  codeTexts: {
    title: 'Recovery codes',
    description: 'If you have no passkey at hand one day, one of these codes confirms you in the admin area.',
    left: (left) => (left === 1 ? '1 code left.' : `${formatNumber(left)} codes left.`),
    none: 'You have no codes left. Create new ones while you can still get in.',
    renew: 'Create new codes',
  },
  renewTexts: {
    question: 'Create new codes?',
    consequence: 'All earlier codes will then no longer be valid.',
    confirm: 'Create new codes',
    keep: 'Cancel',
    done: 'New codes created',
    failed: 'The codes could not be created.',
  },
  shownCodesTexts: {
    title: 'Your recovery codes',
    description:
      'Keep them where only you can get at them, preferably not on this device. Each is valid once, and you only see them now.',
    list: 'Codes',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser does not allow copying. Select the codes and copy them yourself.',
    download: 'Save as a text file',
    kept: 'I have put them in a safe place',
    notYet: 'You will not see these codes again. Copy or save them first, then continue below.',
    file: 'rezenso-recovery-codes.txt',
    fileHead: (site) => `Recovery codes for ${site}. Each is valid once.`,
  },
} satisfies Translation<typeof german>;
