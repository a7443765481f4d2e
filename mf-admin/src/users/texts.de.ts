import type { AdminUserEvent } from '@rezenso/contract/admin';
import { texts } from '@rezenso/contract/language';
import { formatNumber } from '@rezenso/ui/format';

export const usersTexts = /* @__PURE__ */ texts('mf-admin/users/texts/usersTexts', {
  search: 'Benutzer suchen',
  searchPlaceholder: 'Name, Firma oder E-Mail',
  status: 'Status',
  allStatuses: 'Alle Status',
  role: 'Admin-Rolle',
  allRoles: 'Alle Rollen',
  total: (total: number) => `${formatNumber(total)} Benutzer`,
  noun: 'Benutzer',
  table: 'Benutzer',
  columns: {
    person: 'Person',
    status: 'Status',
    trust: 'Trust Score',
    reviews: 'Reviews',
    joined: 'Dabei seit',
    actions: 'Aktionen',
  },
  reviews: (given: number, received: number) => `${formatNumber(given)} gegeben, ${formatNumber(received)} erhalten`,
  menu: (name: string) => `Aktionen für ${name}`,
  open: 'Verlauf ansehen',
  changeStatus: 'Status ändern',
  changeRole: 'Rolle ändern',
  emptyTitle: 'Kein Benutzer passt',
  emptyDescription: 'Mit dieser Suche und diesen Filtern gibt es niemanden.',
  reset: 'Suche zurücksetzen',
  failedTitle: 'Die Benutzer konnten nicht geladen werden',
  failedMessage: 'Failed to fetch users',
});

export const statusTexts = /* @__PURE__ */ texts('mf-admin/users/texts/statusTexts', {
  title: 'Status ändern',
  description: (name: string, status: string) => `${name} ist gerade: ${status}. Was soll gelten?`,
  status: 'Neuer Status',
  placeholder: 'Status wählen',
  required: 'Bitte wähle einen Status',
  reason: 'Grund (optional)',
  reasonHint: 'Steht im Protokoll und im Verlauf.',
  banReason: 'Grund',
  banReasonHint: 'Steht im Protokoll und in der Mail, die das Mitglied bekommt. Schreib ihn so, dass es ihn versteht.',
  banReasonRequired: 'Bitte nenne den Grund',
  reasonTooLong: 'Bitte höchstens 500 Zeichen',
  reasonForbidden: 'Der Text enthält unzulässige Zeichen',
  banned: 'Wer gesperrt wird, ist sofort auf allen Geräten abgemeldet und kann sich nicht mehr anmelden.',
  banEnds: (partners: number, exchanges: number, appointments: number) => {
    if (partners === 0) return 'Mit Partnern ist gerade nichts offen.';
    const parts = [
      partners === 1 ? '1 Partner' : `${formatNumber(partners)} Partner`,
      exchanges === 1 ? '1 offene Review' : `${formatNumber(exchanges)} offene Reviews`,
      ...(appointments === 0 ? [] : [appointments === 1 ? '1 Termin' : `${formatNumber(appointments)} Termine`]),
    ];
    return `Betroffen: ${parts.join(', ')}. Das ruht 24 Stunden lang; Termine in dieser Zeit werden sofort abgesagt. Hebst du die Sperre bis dahin auf, geht alles weiter. Danach endet es und kommt nicht zurück; die Partner bekommen eine Mail.`;
  },
  banEndsUnknown:
    'Was mit Partnern offen ist, ruht 24 Stunden lang und endet dann. Wie viel das ist, ließ sich gerade nicht laden.',
  alsoOthers: (others: number) =>
    others === 1
      ? 'Auch das andere Konto dieses Postfachs sperren'
      : `Alle ${formatNumber(others + 1)} Konten dieses Postfachs sperren`,
  alsoLift: (others: number) =>
    others === 1
      ? 'Auch für das andere Konto dieses Postfachs'
      : `Für alle ${formatNumber(others + 1)} Konten dieses Postfachs`,
  submit: 'Status speichern',
  doneTitle: 'Status geändert',
  done: (name: string, status: string) => `${name} ist jetzt: ${status}.`,
  failedTitle: 'Der Status ist unverändert',
  failed: 'Fehler beim Aktualisieren des Status',
});

export const endSessionsTexts = /* @__PURE__ */ texts('mf-admin/users/texts/endSessionsTexts', {
  open: 'Überall abmelden',
  title: 'Überall abmelden?',
  description: (name: string) =>
    `${name} wird sofort auf allen Geräten abgemeldet, mit allen aus dem Team und auch wo Rezenso gerade offen ist. Alle bekommen eine E-Mail dazu. Das Konto bleibt, wie es ist.`,
  reason: 'Grund',
  reasonHint: 'Steht im Protokoll. Die Person liest ihn nicht.',
  reasonRequired: 'Bitte nenne den Grund',
  reasonTooLong: 'Bitte höchstens 500 Zeichen',
  reasonForbidden: 'Der Text enthält unzulässige Zeichen',
  submit: 'Überall abmelden',
  doneTitle: 'Überall abgemeldet',
  done: (name: string, devices: number) =>
    devices === 1
      ? `${name} war auf einem Gerät angemeldet.`
      : `${name} war auf ${formatNumber(devices)} Geräten angemeldet.`,
  noneTitle: 'Es gab nichts abzumelden',
  none: (name: string) => `${name} ist gerade nirgends angemeldet.`,
  failedTitle: 'Niemand wurde abgemeldet',
  failed: 'Das Abmelden hat nicht geklappt',
});

export const roleTexts = /* @__PURE__ */ texts('mf-admin/users/texts/roleTexts', {
  title: 'Rolle ändern',
  description: (name: string) => `Was darf ${name} in der Verwaltung?`,
  role: 'Admin-Rolle',
  none: 'Keine Admin-Rolle',
  reason: 'Grund',
  reasonHint: 'Steht im Protokoll. Die Person liest ihn nicht.',
  rulesTitle: 'Das gilt für Rollen',
  rules: [
    'Nur ein Super-Admin vergibt Rollen.',
    'Niemand ändert die eigene Rolle.',
    'Mindestens ein Super-Admin bleibt immer.',
    'Die Person bekommt eine E-Mail dazu.',
    'Wer seine Rolle verliert, wird sofort abgemeldet.',
  ],
  submit: 'Rolle speichern',
  doneTitle: 'Rolle geändert',
  done: (name: string, role: string) => `${name}: ${role}.`,
  failedTitle: 'Die Rolle ist unverändert',
  failed: 'Fehler beim Aktualisieren der Rolle',
});

export const userTexts = /* @__PURE__ */ texts('mf-admin/users/texts/userTexts', {
  title: 'Benutzer',
  person: 'Kontaktperson',
  team: 'Im Team',
  trust: 'Trust Score',
  since: 'Dabei seit',
  pro: 'Pro',
  free: 'Kostenlos',
  profile: 'Profil',
  figures: 'Zahlen',
  related: 'Weitere Konten',
  sameMailbox: 'gleiches Postfach',
  sameSite: 'gleiche Website',
  history: 'Verlauf',
  historyEmpty: 'Noch ist nichts passiert.',
  failedTitle: 'Dieser Benutzer konnte nicht geladen werden',
  failedMessage: 'Failed to fetch user',
  email: 'E-Mail',
  industry: 'Branche',
  location: 'Ort',
  plan: 'Tarif',
  lastActive: 'Zuletzt aktiv',
  complete: 'Profil vollständig',
  yes: 'Ja',
  no: 'Nein',
  matches: 'Matches',
  exchanges: 'Austausche',
  confirmed: 'Davon bestätigt',
  suspicious: 'Verdächtige Reviews',
  filed: 'Meldungen eingereicht',
  received: 'Meldungen erhalten',
  upheld: 'Davon berechtigt',
  reason: (reason: string) => `Grund: ${reason}`,
  by: (name: string) => `durch ${name}`,
  toReport: 'Zur Meldung',
  noRole: 'keine Rolle',
  withdrawn: 'Zurückgezogen',
  notCounted: 'Zählt nicht',
  change: (from: string, to: string) => `${from} → ${to}`,
  events: {
    joined: 'Registriert',
    status_changed: 'Status geändert',
    role_changed: 'Rolle geändert',
    match: 'Match',
    exchange: 'Austausch',
    report_filed: 'Hat gemeldet',
    report_received: 'Wurde gemeldet',
  } satisfies Record<AdminUserEvent['kind'], string>,
});
