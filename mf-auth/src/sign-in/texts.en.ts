import type { Translation } from '@rezenso/contract/language';
import { magicLinkTtlMinutes } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  signInTexts: {
    title: 'Sign in',
    description: 'You need no password. We send you a link that signs you in or creates your account.',
    email: 'Email address',
    placeholder: 'name@company.com',
    submit: 'Send sign-in link',
    submitting: 'Sending email…',
    failed: 'Something went wrong. Please try again.',
    back: 'To the home page',
    trust: 'No password, no cost, delete your account at any time.',
    emailInvalid: 'Please enter a valid email address',
  },
  sentTexts: {
    title: 'Check your inbox',
    sentTo: 'We have sent a sign-in link to',
    valid: `The link is valid for ${magicLinkTtlMinutes} minutes.`,
    spam: 'Nothing arrived? Have a look in your spam folder, or try again.',
    again: 'Try again',
    back: 'To the home page',
  },
  confirmTexts: {
    title: 'Almost there',
    description: 'Please confirm that you want to sign in to Rezenso.',
    confirm: 'Sign in now',
    failedTitle: 'Signing in did not work',
    failed: 'Something went wrong. Please try again.',
    newLink: 'Request a new link',
    alreadyIn: 'You are already signed in: continue',
    back: 'To the home page',
    unusableTitle: 'This link is no use any more',
  },
  alreadyTexts: {
    title: 'You are already signed in',
    as: (email) => `As ${email}`,
    goOn: 'To the dashboard',
    other: 'Sign out and use another address',
  },
} satisfies Translation<typeof german>;
