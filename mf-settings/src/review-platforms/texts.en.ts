import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

/** A server that does not tell what it granted leaves nothing to say. */
function xpFor(platform: string, xpGranted: number | undefined): string {
  if (xpGranted === undefined) return '';
  if (xpGranted === 0) return ` You have already earned your XP for ${platform}.`;
  return ` You have earned ${xpGranted}\u00a0XP.`;
}

export default {
  googleTexts: {
    connect: 'Connect with Google',
    syncNow: 'Sync now',
    syncStarted: 'Sync started',
    syncStartedDescription: 'New reviews will appear under “Reviews” in a moment.',
    syncFailed: 'The sync could not be started.',
    outcomes: {
      connected: {
        title: 'Google connected!',
        description: 'We are fetching your reviews now. It takes a moment.',
      },
      denied: {
        title: 'Google not connected',
        description: 'You did not allow access. Your link stays as it is.',
      },
      expired: { title: 'Google not connected', description: 'That took too long. Please start again.' },
      failed: {
        title: 'Google not connected',
        description: 'Google did not answer properly. Please try again later.',
      },
      'not-configured': {
        title: 'Google not connected',
        description: 'The connection to Google is not set up here.',
      },
      'not-available': {
        title: 'Google not connected',
        description: 'This platform is already connected or is no longer in your profile.',
      },
    },
  },
  platformTexts: {
    title: 'Your review platforms',
    description:
      'This is where your partners write their reviews for you, except on kununu and jameda: only employees and patients may do so there.',
    add: 'Add a platform',
    allAdded: 'You have added all platforms.',
    listLabel: 'Your platforms',
    active: 'Active',
    inactive: 'Inactive',
    connected: 'Connected with Google',
    manual: 'Entered by hand',
    openProfile: (platform) => `Open profile on ${platform}`,
    noAddress: 'No link added yet',
    notes: 'Notes',
    syncing: 'Syncing right now',
    synced: (date) => `Last synced on ${date}`,
    neverSynced: 'Not synced yet',
    syncFailed: 'Sync failed',
    syncFailedUnknown: 'We will try again later.',
    remove: 'Remove',
    edit: 'Edit',
    editNamed: (platform) => `Edit ${platform}`,
    removeNamed: (platform) => `Remove ${platform}`,
    disconnect: 'Disconnect',
    disconnectNamed: (platform) => `Disconnect: ${platform}`,
    emptyTitle: 'No platform yet',
    emptyDescription: 'Add your first platform so that partners know where they can review you.',
    loadFailed: 'Your platforms could not be loaded',
  },
  addPlatformTexts: {
    title: 'Add a platform',
    pick: 'On which platform do you have a profile?',
    fill: (platform) => `Your profile on ${platform}`,
    choicesLabel: 'Platforms to choose from',
    required: 'Please choose a platform',
    businessName: 'Company name on the platform',
    profileUrl: 'Link to your profile',
    profileUrlOptional: 'Link to your profile (optional)',
    profileUrlHint: 'Open your profile on the platform and copy the address from your browser.',
    notes: 'Notes (optional)',
    notesHint: 'For example, what partners should pay attention to.',
    back: 'Back',
    add: 'Add',
    done: 'Platform added!',
    doneDescription: (platform, isForPartners, xpGranted) =>
      isForPartners
        ? `Partners can now review you on ${platform}.${xpFor(platform, xpGranted)}`
        : `${platform} is in your profile now.${xpFor(platform, xpGranted)}`,
    failed: 'The platform could not be added.',
  },
  editPlatformTexts: {
    title: (platform) => `Edit ${platform}`,
    description: (isForPartners) =>
      isForPartners
        ? 'Partners see these details, including in exchanges that are already under way.'
        : 'These details are in your profile. Partners do not review you here.',
    cancel: 'Cancel',
    save: 'Save',
    done: 'Platform saved!',
    doneDescription: (platform) => `Your details for ${platform} are up to date.`,
    failed: 'The platform could not be saved.',
  },
  removePlatformTexts: {
    question: 'Do you really want to remove this platform?',
    consequence: (platform, business, isForPartners) =>
      `${platform} (${business}) will be deleted from your profile.${isForPartners ? ' We will then no longer plan new exchanges there.' : ''}`,
    confirm: 'Remove',
    done: 'Platform removed',
    failed: 'The platform could not be removed.',
  },
  disconnectTexts: {
    question: 'End the OAuth connection? You can set it up again later.',
    consequence: 'Your link to the platform stays.',
    confirm: 'Disconnect',
    done: 'Disconnected',
    failed: 'The connection could not be ended.',
  },
} satisfies Translation<typeof german>;
