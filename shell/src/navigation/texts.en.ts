import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  texts: {
    home: 'Rezenso, to the dashboard',
    navigation: 'Main navigation',
    dashboard: 'Dashboard',
    logout: 'Sign out',
    profile: 'Profile',
    settings: 'Settings',
    support: 'Help and support',
    subscription: 'Subscription',
    accountMenu: (name) => `Account menu for ${name}`,
    menu: 'Menu',
    openMenu: 'Open menu',
    loadFailedTitle: 'That could not be opened just now',
    loadFailedDescription: 'Please check your internet connection and try again.',
  },
  notificationTexts: {
    title: 'Notifications',
    bell: (unread) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
    unread: 'Unread',
    markRead: 'Mark as read',
    markAllRead: 'Mark all as read',
    emptyTitle: 'No notifications',
    emptyDescription: 'As soon as something happens with your matches and reviews, you will hear about it here.',
    failedTitle: 'Your notifications could not be loaded',
    errorTitle: 'Error',
    markFailed: 'This could not be marked as read. Please try again.',
  },
} satisfies Translation<typeof german>;
