import { texts as translated } from '@rezenso/contract/language';

export const texts = /* @__PURE__ */ translated('shell/navigation/texts/texts', {
  home: 'Rezenso, zum Dashboard',
  navigation: 'Hauptnavigation',
  dashboard: 'Dashboard',
  logout: 'Abmelden',
  profile: 'Profil',
  settings: 'Einstellungen',
  subscription: 'Subscription',
  support: 'Hilfe und Support',
  accountMenu: (name: string) => `Benutzermenü von ${name}`,
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  loadFailedTitle: 'Das ließ sich gerade nicht öffnen',
  loadFailedDescription: 'Bitte prüfe deine Internetverbindung und versuche es erneut.',
});

export const notificationTexts = /* @__PURE__ */ translated('shell/navigation/texts/notificationTexts', {
  title: 'Benachrichtigungen',
  bell: (unread: number) => (unread > 0 ? `Benachrichtigungen, ${unread} ungelesen` : 'Benachrichtigungen'),
  unread: 'Ungelesen',
  markRead: 'Als gelesen markieren',
  markAllRead: 'Alle als gelesen markieren',
  emptyTitle: 'Keine Benachrichtigungen',
  emptyDescription: 'Sobald sich bei deinen Matches und Reviews etwas tut, erfährst du es hier.',
  failedTitle: 'Die Benachrichtigungen konnten nicht geladen werden',
  errorTitle: 'Fehler',
  markFailed: 'Das konnte nicht als gelesen markiert werden. Bitte versuche es erneut.',
});
