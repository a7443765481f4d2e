import type { Translation } from '@rezenso/contract/language';
import { signInCodeMinutes } from '@rezenso/contract/reauthentication';
import type * as german from './texts.de.ts';

export default {
  signInCodeEmail: (code, settingsHref) => ({
    subject: `${code} is your confirmation code for Rezenso`,
    preview: `Enter it on the page that asks for it. It is valid for ${signInCodeMinutes} minutes.`,
    heading: 'Your confirmation code',
    paragraphs: [
      'Hello,',
      'You are about to do something before which we want to be sure that it is you. Enter this code on the page that asks for it:',
    ],
    code,
    items: [
      {
        title: 'You did not ask for a code?',
        text: 'Then somebody is signed in to your account who should not be. Sign out all other devices.',
        link: { label: 'View signed-in devices', href: settingsHref },
      },
    ],
    footnotes: [
      `The code is valid for ${signInCodeMinutes} minutes and can be used once. Do not give it to anybody, not even to us.`,
    ],
  }),
} satisfies Translation<typeof german>;
