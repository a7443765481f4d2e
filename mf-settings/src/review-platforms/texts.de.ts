import { texts } from '@rezenso/contract/language';
import type { GoogleOutcome } from '@rezenso/contract/user-platforms';

export const googleTexts = /* @__PURE__ */ texts('mf-settings/review-platforms/texts/googleTexts', {
  connect: 'Mit Google verbinden',
  syncNow: 'Jetzt synchronisieren',
  syncStarted: 'Synchronisierung gestartet',
  syncStartedDescription: 'Neue Reviews erscheinen gleich unter „Bewertungen“.',
  syncFailed: 'Die Synchronisierung konnte nicht gestartet werden.',
  outcomes: {
    connected: { title: 'Google verbunden!', description: 'Wir holen jetzt deine Reviews. Das dauert einen Moment.' },
    denied: {
      title: 'Google nicht verbunden',
      description: 'Du hast den Zugriff nicht erlaubt. Dein Link bleibt, wie er ist.',
    },
    expired: {
      title: 'Google nicht verbunden',
      description: 'Der Vorgang ist abgelaufen. Bitte starte ihn noch einmal.',
    },
    failed: {
      title: 'Google nicht verbunden',
      description: 'Google hat nicht richtig geantwortet. Bitte versuche es später erneut.',
    },
    'not-configured': {
      title: 'Google nicht verbunden',
      description: 'Die Verbindung mit Google ist hier nicht eingerichtet.',
    },
    'not-available': {
      title: 'Google nicht verbunden',
      description: 'Diese Plattform ist schon verbunden oder nicht mehr in deinem Profil.',
    },
  } satisfies Record<GoogleOutcome, { title: string; description: string }>,
});

export const platformTexts = /* @__PURE__ */ texts('mf-settings/review-platforms/texts/platformTexts', {
  title: 'Deine Review-Plattformen',
  description:
    'Hier schreiben deine Partner ihre Reviews für dich, außer auf kununu und jameda: Dort dürfen das nur Beschäftigte und Patienten.',
  add: 'Plattform hinzufügen',
  allAdded: 'Du hast alle Plattformen hinzugefügt.',
  listLabel: 'Deine Plattformen',
  active: 'Aktiv',
  inactive: 'Deaktiviert',
  connected: 'Mit Google verbunden',
  manual: 'Manuell eingetragen',
  openProfile: (platform: string) => `Profil auf ${platform} öffnen`,
  noAddress: 'Noch kein Link hinterlegt',
  notes: 'Notizen',
  syncing: 'Wird gerade synchronisiert',
  synced: (date: string) => `Zuletzt synchronisiert am ${date}`,
  neverSynced: 'Noch nie synchronisiert',
  syncFailed: 'Synchronisierung fehlgeschlagen',
  syncFailedUnknown: 'Wir versuchen es später noch einmal.',
  remove: 'Entfernen',
  edit: 'Bearbeiten',
  editNamed: (platform: string) => `${platform} bearbeiten`,
  removeNamed: (platform: string) => `${platform} entfernen`,
  disconnect: 'Verbindung trennen',
  disconnectNamed: (platform: string) => `Verbindung trennen: ${platform}`,
  emptyTitle: 'Noch keine Plattform',
  emptyDescription: 'Füge deine erste Plattform hinzu, damit Partner wissen, wo sie dich bewerten können.',
  loadFailed: 'Deine Plattformen konnten nicht geladen werden',
});

/** A server that does not tell what it granted leaves nothing to say. */
function xpFor(platform: string, xpGranted: number | undefined): string {
  if (xpGranted === undefined) return '';
  if (xpGranted === 0) return ` Für ${platform} hast du deine XP schon früher bekommen.`;
  return ` Du hast ${xpGranted}\u00a0XP verdient.`;
}

export const addPlatformTexts = /* @__PURE__ */ texts('mf-settings/review-platforms/texts/addPlatformTexts', {
  title: 'Plattform hinzufügen',
  pick: 'Auf welcher Plattform hast du ein Profil?',
  fill: (platform: string) => `Dein Profil auf ${platform}`,
  choicesLabel: 'Plattformen zur Auswahl',
  required: 'Bitte wähle eine Plattform',
  businessName: 'Firmenname auf der Plattform',
  profileUrl: 'Link zu deinem Profil',
  profileUrlOptional: 'Link zu deinem Profil (optional)',
  profileUrlHint: 'Öffne dein Profil auf der Plattform und kopiere die Adresse aus dem Browser.',
  notes: 'Notizen (optional)',
  notesHint: 'Zum Beispiel, worauf Partner achten sollen.',
  back: 'Zurück',
  add: 'Hinzufügen',
  done: 'Plattform hinzugefügt!',
  doneDescription: (platform: string, isForPartners: boolean, xpGranted: number | undefined) =>
    isForPartners
      ? `Partner können dich jetzt auf ${platform} bewerten.${xpFor(platform, xpGranted)}`
      : `${platform} steht jetzt in deinem Profil.${xpFor(platform, xpGranted)}`,
  failed: 'Plattform konnte nicht hinzugefügt werden.',
});

export const editPlatformTexts = /* @__PURE__ */ texts('mf-settings/review-platforms/texts/editPlatformTexts', {
  title: (platform: string) => `${platform} bearbeiten`,
  description: (isForPartners: boolean) =>
    isForPartners
      ? 'Partner sehen diese Angaben, auch in Austauschen, die schon laufen.'
      : 'Diese Angaben stehen in deinem Profil. Partner bewerten dich hier nicht.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  done: 'Plattform gespeichert!',
  doneDescription: (platform: string) => `Deine Angaben zu ${platform} sind aktuell.`,
  failed: 'Plattform konnte nicht gespeichert werden.',
});

export const removePlatformTexts = /* @__PURE__ */ texts('mf-settings/review-platforms/texts/removePlatformTexts', {
  question: 'Möchtest du diese Plattform wirklich entfernen?',
  consequence: (platform: string, business: string, isForPartners: boolean) =>
    `${platform} (${business}) wird aus deinem Profil gelöscht.${isForPartners ? ' Neue Austausche planen wir dort dann nicht mehr.' : ''}`,
  confirm: 'Entfernen',
  done: 'Plattform entfernt',
  failed: 'Plattform konnte nicht entfernt werden.',
});

export const disconnectTexts = /* @__PURE__ */ texts('mf-settings/review-platforms/texts/disconnectTexts', {
  question: 'OAuth-Verbindung trennen? Du kannst sie später wieder aktivieren.',
  consequence: 'Dein Link zur Plattform bleibt erhalten.',
  confirm: 'Verbindung trennen',
  done: 'Verbindung getrennt',
  failed: 'Verbindung konnte nicht getrennt werden.',
});
