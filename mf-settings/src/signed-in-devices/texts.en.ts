import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  deviceTexts: {
    title: 'Signed-in devices',
    description: 'This is where you are signed in right now. Is there a device you do not recognise? Then sign it out.',
    loadFailed: 'Your devices could not be loaded',
    here: 'This device',
    now: 'active now',
    since: (date) => `Signed in on ${date}`,
    lastActive: (ago) => `last active ${ago}`,
    onlyHere: 'You are not signed in on any other device.',
    remembered:
      'Browsers in which you signed in before still count as known. Forget them, and we will tell you by email as soon as somebody signs in there again.',
    forgotten: 'No other browser counts as known either: if somebody signs in anywhere, we will tell you by email.',
    colleagues:
      'Where somebody from your team is signed in, their address is shown. Signing out all other devices concerns your own ones alone.',
    end: 'Sign out',
    endNamed: (device, date) => `Sign out: ${device}, signed in on ${date}`,
    ended: 'Device signed out',
    endedDescription: (device) => `${device}: nobody can get into your account from there any more.`,
    endFailed: 'The device could not be signed out.',
    endOthers: 'Sign out on all other devices',
    forgetOthers: 'Forget known browsers',
  },
  otherDevicesTexts: {
    question: 'Sign out other devices?',
    why: (devices) =>
      devices === 1
        ? 'You are still signed in on one other device, and that stays so. Do you not recognise it, or do you no longer have it? Then sign it out now.'
        : `You are still signed in on ${devices} other devices, and that stays so. Is there one that you do not recognise or no longer have? Then sign them out now.`,
    end: (devices) => (devices === 1 ? 'Sign out other device' : `Sign out ${devices} other devices`),
    keep: 'Leave signed in',
    done: 'You are now signed in only here',
    ended: (devices) =>
      devices === 1 ? 'One other device is signed out.' : `${devices} other devices are signed out.`,
    failed: 'The other devices could not be signed out.',
  },
  endOthersTexts: {
    question: 'Sign out on all other devices?',
    consequence:
      'You stay signed in here. Everywhere else you need a new sign-in link, and we will tell you if somebody signs in there. To be on the safe side, sign out here as well afterwards.',
    confirm: 'Sign out all others',
    keep: 'Cancel',
    done: 'You are now signed in only here',
    failed: 'The other devices could not be signed out.',
  },
  forgetOthersTexts: {
    question: 'Forget known browsers?',
    consequence:
      'If somebody signs in from another browser, even from one that you used before, we will tell you by email.',
    confirm: 'Forget',
    keep: 'Cancel',
    done: 'All other browsers are forgotten',
    failed: 'The other browsers could not be forgotten.',
  },
} satisfies Translation<typeof german>;
