import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  preferenceTexts: {
    title: 'Emails',
    description: 'You decide what we send you and how often. Changes apply straight away.',
    categories: { essential: 'Essential', features: 'Features', marketing: 'Marketing', system: 'System' },
    enabledOf: (enabled, total) => `${enabled} of ${total} on`,
    types: {
      match_notification: {
        label: 'Match notifications',
        description:
          'When a partner sends you a request, accepts, declines, starts or calls off an exchange, writes to you in a match, suggests, accepts or cancels an appointment, suggests or answers a later due date, or adds a comment when confirming, and when a partner is gone. With Pro, also on Mondays when there are new suggestions.',
      },
      review_reminder: {
        label: 'Review reminders',
        description:
          'Around the day on which your review is due, before and after an appointment, when you can confirm receipt, and before a review without an answer counts as confirmed.',
      },
      subscription: {
        label: 'Subscription',
        description: 'When Pro begins, is cancelled or ends, and when a payment fails.',
      },
      messages: {
        label: 'Messages',
        description:
          'When a partner writes to you and you do not read it straight away, at most one email per hour and conversation.',
      },
      level_up: { label: 'New level', description: 'When you reach a new level.' },
      welcome: { label: 'Welcome', description: 'The first steps on Rezenso.' },
      newsletter: { label: 'Newsletter', description: 'News and tips about reviews.' },
      marketing: { label: 'Offers', description: 'Promotions and offers from Rezenso.' },
      system: {
        label: 'System messages',
        description:
          'Sign-in links and confirmation codes, notices of sign-ins in a new browser, changes of your email address and your passkeys, who comes to your team and who owns the account, answers to your support requests, disputes of reviews and how they end, whether we are taking a look at your account, whether we have signed you out to be safe, your role in the administration, that your account has been deleted, and whether your account or your public page has been blocked or unblocked.',
      },
    },
    locked: 'Without them you cannot get into your account, so they cannot be switched off.',
    frequencies: { immediate: 'Immediately', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', never: 'Never' },
    frequencyOf: (label) => `Frequency: ${label}`,
    lastSent: (date) => `Last sent: ${date}`,
    neverSent: 'Not sent yet',
    bulk: {
      enableRecommended: 'Switch on all recommended',
      disableMarketing: 'Switch off marketing',
      allWeekly: 'All weekly',
    },
    done: 'Settings saved!',
    failed: 'Your email settings could not be saved.',
    loadFailed: 'Your email settings could not be loaded',
  },
} satisfies Translation<typeof german>;
