import type { AdminRole } from '@rezenso/contract/vocabulary';
import { englishDateAndTime } from '../../../../time/english-date.ts';
import { deviceNameIn } from '../../../accounts/index.ts';
import type { WordsOf } from '../all-languages.ts';
import { greeting } from './emails.en.ts';
import type { sessionKinds } from './sessions.de.ts';

const roleNames: Readonly<Record<AdminRole, string>> = {
  support_agent: 'Support',
  analytics_manager: 'Analytics',
  content_moderator: 'Moderation',
  user_manager: 'User management',
  super_admin: 'Super admin',
};

export default {
  'session.new-device': [
    {
      notification: ({ device, at }) => ({
        title: 'New sign-in to your account',
        body: `${deviceNameIn('en', device)}, ${englishDateAndTime(new Date(at))}. Was that not you? Then sign the device out.`,
      }),
      mail: ({ device, at }, reader) => ({
        subject: 'New sign-in to Rezenso',
        preview: `${deviceNameIn('en', device)}, ${englishDateAndTime(new Date(at))}. Was that you?`,
        heading: 'New sign-in to Rezenso',
        paragraphs: [
          greeting(reader),
          'Somebody has signed in to your account in a browser that we do not know. Was that you? Then everything is fine and there is nothing you need to do.',
          'Was that not you? Then sign the device out in your settings, and delete passkeys there that you do not know. Change the password of your email account as well: whoever reads your emails or has one of your passkeys can sign in.',
        ],
        facts: [
          { label: 'Device', value: deviceNameIn('en', device) },
          { label: 'Signed in', value: englishDateAndTime(new Date(at)) },
        ],
        action: { label: 'View signed-in devices', href: `${reader.origin}/settings/privacy` },
        footnotes: ['If you delete cookies or use a private window, we do not recognise your browser.'],
      }),
    },
  ],
  'passkey.added': [
    {
      notification: ({ device }) => ({
        title: 'New passkey for your account',
        body: `Added with ${deviceNameIn('en', device)}. Was that not you? Then remove it.`,
      }),
      mail: ({ device }, reader) => ({
        subject: 'New passkey for your Rezenso account',
        preview: `Added with ${deviceNameIn('en', device)}. Was that you?`,
        heading: 'New passkey for your account',
        paragraphs: [
          greeting(reader),
          'Your account has a new passkey. With it you can sign in without waiting for an email.',
          'Was that not you? Then remove it in your settings, sign out all other devices and change the password of your email account.',
        ],
        facts: [{ label: 'Added with', value: deviceNameIn('en', device) }],
        action: { label: 'View passkeys', href: `${reader.origin}/settings/privacy` },
      }),
    },
  ],
  'recovery-code.used': [
    {
      notification: ({ left }) => ({
        title: 'A recovery code has been used',
        body: `${left === 1 ? 'One is' : `${left} are`} left. Was that not you? Then create new ones.`,
      }),
      mail: ({ left }, reader) => ({
        subject: 'A recovery code has been used',
        preview: 'Somebody confirmed with it to be you. Was that you?',
        heading: 'A recovery code has been used',
        paragraphs: [
          greeting(reader),
          `Somebody confirmed in your account with a recovery code that it is you. ${left === 1 ? 'One is' : `${left} are`} left.`,
          'Was that not you? Then sign out all other devices in your settings, create new codes and change the password of your email account.',
        ],
        action: { label: 'View passkeys', href: `${reader.origin}/settings/privacy` },
      }),
    },
  ],
  'member.email-changed': [
    {
      notification: () => ({
        title: 'Your email address has been changed',
        body: 'You now sign in with the new address, and all emails go there.',
      }),
      mail: (_, reader, { passkeyCount }) => ({
        subject: 'Your account now belongs to this address',
        preview: 'From now on you sign in with it, and our emails come here.',
        heading: 'Your account now belongs to this address',
        paragraphs: [
          greeting(reader),
          'From now on you sign in with this address, and our emails come here. You stay signed in where you began the change; everywhere else you are signed out.',
          ...(passkeyCount > 0 ? [passkeysStay(passkeyCount)] : []),
        ],
        action: { label: 'View sign-in and devices', href: `${reader.origin}/settings/privacy` },
      }),
    },
  ],
  'member.sessions-ended': [
    {
      notification: () => ({
        title: 'We have signed you out everywhere to be safe',
        body: 'Your account is unchanged. Have a look whether you know all of your passkeys.',
      }),
      mail: (_, reader) => ({
        subject: 'We have signed you out to be safe',
        preview: 'On all devices. Your account and your data are unchanged.',
        heading: 'We have signed you out to be safe',
        paragraphs: [
          greeting(reader),
          'We have signed your account out on all devices, so that nobody stays signed in who should not be. Your account and everything in it are unchanged.',
          'Just sign in again. After that, have a look at “Privacy” in your settings: do you know all of the passkeys there? Remove the others.',
          'Have you lost a device, or might somebody be reading your emails? Then change the password of your email account first.',
        ],
        action: { label: 'Sign in again', href: `${reader.origin}/magic-link` },
      }),
    },
  ],
  'member.role-changed': [
    {
      notification: ({ role }) =>
        role === null
          ? { title: 'You are no longer in the administration', body: 'Otherwise your account stays as it is.' }
          : { title: 'You have a role in the administration', body: `From now on you are: ${roleNames[role]}.` },
      mail: ({ role }, reader) => ({
        subject:
          role === null ? 'You are no longer in the administration' : 'Your role in the administration of Rezenso',
        preview: role === null ? 'Otherwise your account stays as it is.' : `From now on you are: ${roleNames[role]}.`,
        heading: role === null ? 'You are no longer in the administration' : 'Your role in the administration',
        paragraphs: [
          greeting(reader),
          role === null
            ? 'Your role in the administration of Rezenso has ended, and we have signed you out everywhere. Otherwise your account stays as it is; just sign in again.'
            : `In the administration of Rezenso you now have the role “${roleNames[role]}”. What you look at and decide there is written down with your name in the audit log.`,
          'Did you not expect this? Then write to us before you do anything else.',
        ],
        action:
          role === null
            ? { label: 'Sign in again', href: `${reader.origin}/magic-link` }
            : { label: 'To the administration', href: `${reader.origin}/admin` },
      }),
    },
  ],
} satisfies WordsOf<typeof sessionKinds>;

function passkeysStay(count: number): string {
  const some = count === 1 ? 'One passkey stays valid' : `${count} passkeys stay valid`;
  return `${some}: it takes no email to get into the account with one. See whether you know ${count === 1 ? 'it' : 'them all'}, and otherwise remove what does not belong there in your settings, under Privacy.`;
}
