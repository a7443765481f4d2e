import type { Translation } from '@rezenso/contract/language';
import { magicLinkTtlMinutes } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  signInTexts: {
    title: 'Sign in',
    description: 'You do not need a password. We will send you a link that signs you in or creates your account.',
    email: 'Email address',
    placeholder: 'name@company.com',
    submit: 'Send sign-in link',
    submitting: 'Sending email…',
    failed: 'Something went wrong. Please try again.',
    back: 'Go to home page',
    trust: 'No password, no cost, delete your account at any time.',
    emailInvalid: 'Please enter a valid email address',
  },
  sentTexts: {
    title: 'Check your inbox',
    sentTo: 'We have sent a sign-in link to',
    valid: `The link is valid for ${magicLinkTtlMinutes} minutes.`,
    spam: 'Nothing there? Check your spam folder, and if that does not help, try again.',
    again: 'Try again',
    back: 'Go to home page',
  },
  confirmTexts: {
    title: 'Almost there',
    description: (email) => `This link signs in ${email}. If that is not your address, please close the page.`,
    unnamed: 'Please confirm that you want to sign in to Rezenso.',
    confirm: 'Sign in now',
    failedTitle: 'Signing in did not work',
    failed: 'Something went wrong. Please try again.',
    newLink: 'Request a new link',
    alreadyIn: 'You are already signed in: continue',
    back: 'Go to home page',
    writeToUs: 'How to reach us',
    unusableTitle: 'This link does not work',
    bannedTitle: 'Your account is blocked',
  },
  alreadyTexts: {
    title: 'You are already signed in',
    as: (email) => `As ${email}`,
    goOn: 'Go to dashboard',
    other: 'Sign out and use another address',
  },
  passkeyTexts: {
    submit: 'Sign in with a passkey',
    failed: 'The passkey did not work here. Simply have a link sent to you by email.',
  },
} satisfies Translation<typeof german>;
