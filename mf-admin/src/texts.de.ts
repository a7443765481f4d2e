import type { LoggedAction, SignInMeans } from '@rezenso/contract/admin';
import { texts } from '@rezenso/contract/language';
import { auditLogYears } from '@rezenso/contract/limits';
import type { AdminRole, ExchangeStatus, MatchStatus, MemberStatus } from '@rezenso/contract/vocabulary';
import { formatNumber } from '@rezenso/ui/format';
import type { AdminTab } from './paths.ts';

/** In which months and times of day are written. */
export const localeText = /* @__PURE__ */ texts('mf-admin/texts/localeText', 'de-DE');

/** What every decision asks for. */
export const decisionTexts = /* @__PURE__ */ texts('mf-admin/texts/decisionTexts', {
  outcomeRequired: 'Bitte wähle eine Entscheidung',
  required: 'Bitte begründe die Entscheidung kurz',
  tooLong: 'Bitte höchstens 1.000 Zeichen',
  forbidden: 'Der Text enthält unzulässige Zeichen',
});

export const adminTexts = /* @__PURE__ */ texts('mf-admin/texts/adminTexts', {
  loadingCase: 'Der Fall wird geladen …',
  overtakenTitle: 'Jemand anderes war schneller',
  overtaken: 'Was entschieden wurde, steht oben. Deine Begründung ist nicht gespeichert; du kannst sie noch kopieren.',
  title: 'Verwaltung',
  description: 'Wie es Rezenso geht, wer dabei ist und wo jemand Hilfe braucht.',
  deniedTitle: 'Zugriff verweigert',
  deniedDescription: 'Dein Konto hat keine Admin-Berechtigung.',
  deniedAction: 'Zum Dashboard',
  tabsLabel: 'Bereiche der Verwaltung',
  tabs: {
    statistics: 'Statistiken',
    users: 'Benutzerverwaltung',
    reports: 'Meldungen',
    disputes: 'Widersprüche',
    rings: 'Prüfungen',
    support: 'Support',
    modules: 'Module',
    audit: 'Protokoll',
  } satisfies Record<AdminTab, string>,
  refusedTitle: 'Dafür reicht deine Rolle nicht',
  refused: (role: string, action: string) =>
    `Deine Rolle ${role} darf ${action}. Frag einen Super-Admin, wenn du das brauchst.`,
  noRole: 'ohne Namen',
  technical: (message: string) => `Technische Meldung: ${message}`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  gone: 'Gelöschtes Konto',
  unknown: '–',
});

/** What a refusal is about: 'Deine Rolle X darf …'. */
export const refusedActions = /* @__PURE__ */ texts('mf-admin/texts/refusedActions', {
  statistics: 'die Statistiken nicht ansehen',
  users: 'die Benutzer nicht ansehen',
  status: 'den Status von Benutzern nicht ändern',
  endingSessions: 'niemanden abmelden',
  superSessions: 'einen Super-Admin nicht abmelden',
  superStatus: 'den Status eines Super-Admins nicht ändern',
  role: 'Rollen nicht ändern',
  reports: 'Meldungen nicht ansehen',
  support: 'Anfragen nicht beantworten',
  closing: 'Meldungen ansehen, aber nicht entscheiden',
  disputes: 'Widersprüche nicht ansehen',
  rings: 'Konten in Prüfung nicht ansehen',
  decidingRings: 'Konten in Prüfung ansehen, aber nicht entscheiden',
  deciding: 'Widersprüche ansehen, aber nicht entscheiden',
  messages: 'gemeldete Nachrichten nicht ansehen',
  hiding: 'öffentliche Seiten nicht verbergen oder freigeben',
  modules: 'die Module nicht ansehen',
  changingModules: 'Module nicht ändern',
  audit: 'das Protokoll nicht ansehen',
});

export const roleLabels = /* @__PURE__ */ texts('mf-admin/texts/roleLabels', {
  support_agent: 'Support',
  analytics_manager: 'Analytics',
  content_moderator: 'Moderation',
  user_manager: 'Benutzerverwaltung',
  super_admin: 'Super-Admin',
} satisfies Record<AdminRole, string>);

export const roleRights = /* @__PURE__ */ texts('mf-admin/texts/roleRights', {
  support_agent: 'beantwortet Anfragen, liest Benutzer und Meldungen',
  analytics_manager: 'sieht Statistiken',
  content_moderator: 'entscheidet über Meldungen und Widersprüche',
  user_manager: 'verwaltet Benutzer und ihren Status',
  super_admin: 'darf alles, auch Rollen vergeben',
} satisfies Record<AdminRole, string>);

export const statusLabels = /* @__PURE__ */ texts('mf-admin/texts/statusLabels', {
  active: 'Aktiv',
  pending: 'Ausstehend',
  inactive: 'Inaktiv',
  banned: 'Gesperrt',
} satisfies Record<MemberStatus, string>);

export const matchStatusLabels = /* @__PURE__ */ texts('mf-admin/texts/matchStatusLabels', {
  pending: 'Ausstehend',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  completed: 'Abgeschlossen',
} satisfies Record<MatchStatus, string>);

export const exchangeStatusLabels = /* @__PURE__ */ texts('mf-admin/texts/exchangeStatusLabels', {
  pending: 'Ausstehend',
  in_progress: 'In Bearbeitung',
  awaiting_confirmation: 'Wartet auf Bestätigung',
  confirmed: 'Bestätigt',
  completed: 'Abgeschlossen',
} satisfies Record<ExchangeStatus, string>);

export const pagerTexts = /* @__PURE__ */ texts('mf-admin/texts/pagerTexts', {
  label: 'Seiten',
  previous: 'Zurück',
  goneTitle: 'Diese Seite ist leer',
  goneDescription: 'So weit reicht die Liste nicht, oder sie ist inzwischen kürzer geworden.',
  first: 'Zur ersten Seite',
  next: 'Weiter',
  page: (page: number, pages: number) => `Seite ${formatNumber(page)} von ${formatNumber(pages)}`,
  atLeast: (total: number, noun: string) => `Mehr als ${formatNumber(total)} ${noun}`,
});

export const auditTexts = /* @__PURE__ */ texts('mf-admin/texts/auditTexts', {
  failedTitle: 'Das Protokoll konnte nicht geladen werden',
  failedMessage: 'Failed to fetch audit log',
  description: `Jede Entscheidung bleibt hier ${auditLogYears} Jahre stehen, und solange lassen sich Einträge weder ändern noch löschen. Anmeldungen von Mitgliedern zeigt der Filter nach Aktion oder Person.`,
  records: 'Verarbeitungsverzeichnis',
  recordsHint: 'öffnet eine Seite zum Ergänzen und Drucken in einem neuen Tab',
  action: 'Aktion',
  allActions: 'Alle Aktionen',
  actions: {
    'user.status_changed': 'Status geändert',
    'user.role_changed': 'Rolle geändert',
    'report.resolved': 'Meldung bestätigt',
    'report.dismissed': 'Meldung verworfen',
    'report.messages_viewed': 'Gemeldete Nachrichten angesehen',
    'user.viewed': 'Konto angesehen',
    'report.viewed': 'Meldung angesehen',
    'dispute.viewed': 'Widerspruch angesehen',
    'support.viewed': 'Anfrage angesehen',
    'users.searched': 'Nutzer gesucht',
    'admin.signed_in': 'In der Verwaltung angemeldet',
    'member.signed_in': 'Angemeldet',
    'member.sign_in_refused': 'Anmeldung abgewiesen',
    'user.sessions_ended': 'Überall abgemeldet',
    'data.exported': 'Eigene Daten exportiert',
    'team.invited': 'Ins Team eingeladen',
    'team.withdrawn': 'Einladung zurückgezogen',
    'team.joined': 'Einladung angenommen',
    'team.removed': 'Aus dem Team entfernt',
    'team.left': 'Team verlassen',
    'team.handover_offered': 'Konto angeboten',
    'team.handover_withdrawn': 'Angebot des Kontos zurückgezogen',
    'team.handover_declined': 'Angebot des Kontos abgelehnt',
    'team.handed_over': 'Konto übergeben',
    'account.address_changed': 'E-Mail-Adresse geändert',
    'account.passkey_added': 'Passkey hinzugefügt',
    'account.passkey_removed': 'Passkey entfernt',
    'account.recovery_code_used': 'Wiederherstellungscode benutzt',
    'account.recovery_codes_renewed': 'Neue Wiederherstellungscodes erstellt',
    'account.sessions_ended': 'Eigene Geräte abgemeldet',
    'page.hidden': 'Öffentliche Seite verborgen',
    'page.allowed': 'Öffentliche Seite freigegeben',
    'dispute.upheld': 'Widerspruch stattgegeben',
    'rings.released': 'Konto nach Prüfung freigegeben',
    'rings.kept': 'Konto nach Prüfung zurückgehalten',
    'dispute.rejected': 'Widerspruch abgelehnt',
    'dispute.unresolved': 'Widerspruch nicht zu klären',
    'support.assigned': 'Zuständigkeit für eine Anfrage geändert',
    'support.closed': 'Anfrage geschlossen',
    'support.reopened': 'Anfrage wieder geöffnet',
    'module.paused': 'Modul pausiert',
    'module.resumed': 'Modul fortgesetzt',
    'module.promoted': 'Canary für alle freigegeben',
    'module.rolled_back': 'Modul zurückgenommen',
    'module.canary_ended': 'Canary beendet',
    'module.retired': 'Modul eingestellt',
    'module.override_started': 'Eigenen Build eines Moduls geladen',
    'module.override_ended': 'Eigenen Build eines Moduls beendet',
  } satisfies Record<LoggedAction, string>,
  actor: 'Wer? (E-Mail)',
  subject: 'Wen? (E-Mail, Modul)',
  from: 'Von',
  to: 'Bis',
  endsBeforeItBegins: 'Liegt vor „Von“',
  filters: 'Protokoll filtern',
  emptyTitle: 'Noch nichts geschehen',
  emptyDescription: 'Sobald jemand einen Status, eine Rolle, eine Meldung oder ein Modul ändert, steht es hier.',
  noHitsTitle: 'Kein Eintrag passt',
  noHitsDescription: 'Mit diesen Filtern gibt es keine Einträge.',
  reset: 'Filter zurücksetzen',
  more: 'Mehr laden',
  moreFailed: 'Weitere Einträge konnten nicht geladen werden.',
  list: 'Einträge des Protokolls',
  goneAccount: (mark: string) => `Gelöschtes Konto ${mark}`,
  gonePerson: (mark: string) => `Frühere Person ${mark}`,
  ownedBefore: (who: string) => `vorher ${who}`,
  goneInvited: (mark: string) => `Eingeladene Person ${mark}`,
  operators: 'Betrieb, am Server selbst',
  addressConfirmed: 'Neues Postfach bestätigt; die Adressen stehen hier nicht',
  codesLeft: (left: number) => (left === 1 ? 'Ein Code übrig' : `${formatNumber(left)} Codes übrig`),
  codesReplaced: 'Die alten gelten nicht mehr',
  lookedAt: 'Mit zwei davor und danach',
  opened: 'Geöffnet; höchstens ein Eintrag in zehn Minuten',
  searched: (kind: 'email' | 'id' | 'words', found: number) =>
    `${{ email: 'Nach einer E-Mail-Adresse', id: 'Nach einer Kennung', words: 'Nach Wörtern' }[kind]}, ${found} gefunden`,
  profileViewed: 'Profil, Zahlen und Verlauf; höchstens ein Eintrag in der Stunde',
  means: {
    link: 'per Anmeldelink',
    passkey: 'mit Passkey',
    code: 'mit Code aus der E-Mail',
    recovery_code: 'mit Wiederherstellungscode',
    direct: 'ohne E-Mail',
  } satisfies Record<SignInMeans, string>,
  unknownDevice: 'Gerät unbekannt',
  devices: (devices: number) => (devices === 1 ? 'Ein Gerät' : `${formatNumber(devices)} Geräte`),
  ownData: 'Alle Daten des Kontos, als Datei',
  pageAllowed: 'Darf wieder gezeigt werden',
  heldAccount: 'Ob die Reviews dieses Kontos zählen',
  disputedReview: 'Zu einer Review, die dieses Konto geschrieben hat',
  taken: 'Übernommen',
  takenOver: 'Von jemand anderem übernommen',
  givenBack: 'Abgegeben',
  toReport: 'Zur Meldung',
  by: (actor: string) => `von ${actor}`,
  colleagueOf: (person: string, business: string) => `${person} aus dem Team von ${business}`,
  noRole: 'keine Rolle',
});
