import type { AnalysisStep } from '@rezenso/contract/analysis';
import { texts } from '@rezenso/contract/language';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { ReadingFailure } from './reading-failure.ts';

export const onboardingTexts = /* @__PURE__ */ texts('mf-auth/onboarding/texts/onboardingTexts', {
  title: 'Profil erstellen',
  description: 'Vier kurze Schritte, dann finden wir passende Partner für dich.',
  steps: ['Über dich', 'Dein Unternehmen', 'Sprachen und Plattformen', 'Plattformen einrichten'],
  stepName: (step: number, count: number, title: string) => `Schritt ${step} von ${count}: ${title}`,
  back: 'Zurück',
  next: 'Weiter',
  submit: 'Profil erstellen',
  loadFailedTitle: 'Dein Profil konnte nicht geladen werden',
  doneTitle: 'Willkommen bei Rezenso!',
  doneDescription: 'Dein Profil ist fertig. Schau dir gleich deine Vorschläge an.',
  partialTitle: 'Nicht alle Plattformen wurden angelegt',
  partialDescription: (count: number) =>
    `${count} ${count === 1 ? 'Plattform konnte' : 'Plattformen konnten'} nicht angelegt werden. Du kannst sie in den Einstellungen ergänzen.`,
  expiredTitle: 'Session abgelaufen',
  expiredDescription: 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an. Deine Eingaben bleiben gespeichert.',
  failedTitle: 'Profil-Erstellung fehlgeschlagen',
  failedDescription: 'Profil konnte nicht erstellt werden. Bitte versuche es erneut oder kontaktiere den Support.',
  invalidTitle: 'Validierungsfehler',
  invalidDescription: 'Bitte fülle alle Pflichtfelder aus, bevor du weitergehst.',
  setupInvalidTitle: 'Platform-Setup Fehler',
  setupInvalidDescription: 'Bitte prüfe die Angaben zu deinen Plattformen.',
});

export const personTexts = /* @__PURE__ */ texts('mf-auth/onboarding/texts/personTexts', {
  intro: 'Wir lesen deine Website und füllen damit so viel wie möglich für dich aus.',
  email: 'Angemeldet als',
  firstName: 'Vorname',
  lastName: 'Nachname',
  domain: 'Website',
  domainHint: 'Zum Beispiel meine-firma.de. Noch keine Website? Gib die Adresse an, unter der man dich findet.',
});

export const analysisTexts = /* @__PURE__ */ texts('mf-auth/onboarding/texts/analysisTexts', {
  running: (domain: string) => `${domain} wird gelesen`,
  runningDescription: 'Wir schauen uns Startseite, Impressum und Kontakt an. Das dauert meist nur ein paar Sekunden.',
  runningSlow: (step: string | undefined) =>
    `Das dauert länger als üblich${step ? `, gerade bei „${step}“` : ''}. Du kannst warten oder die Angaben gleich selbst eintragen.`,
  steps: {
    resolving: 'Website aufrufen',
    fetching: 'Weitere Seiten laden',
    reading: 'Texte lesen',
    classifying: 'Angaben zusammenstellen',
  } satisfies Record<AnalysisStep, string>,
  stepDone: 'erledigt',
  skip: 'Von Hand weitermachen',
  byHandTitle: 'Es geht auch ohne',
  byHand: {
    unreachable: 'Prüfe die Adresse und versuche es noch einmal, oder trage die Angaben einfach selbst ein.',
    unreadable:
      'An der Adresse liegt es nicht, ein neuer Versuch hilft hier also nicht. Trage die Angaben einfach selbst ein.',
    empty: 'Stimmt die Adresse, dann trage die Angaben einfach selbst ein.',
  } satisfies Record<ReadingFailure, string>,
  failureTitles: {
    unreachable: 'Domain nicht erreichbar',
    unreadable: 'Website nicht lesbar',
    empty: 'Nichts zu lesen',
  } satisfies Record<ReadingFailure, string>,
  unreachable: 'Diese Domain existiert nicht oder ist gerade nicht erreichbar. Bitte prüfe die Schreibweise.',
  doneTitle: 'Website gelesen',
  doneDescription: 'Prüfe kurz, ob alles stimmt.',
  again: 'Website erneut lesen',
  againFailedTitle: 'Analyse fehlgeschlagen',
  againFailedDescription: 'Bitte trage die Angaben von Hand ein.',
  domainRequiredTitle: 'Domain erforderlich',
  domainRequiredDescription: 'Bitte gib in Schritt 1 zuerst deine Website an.',
  industryGuessTitle: 'Bitte wähle deine Branche selbst',
  industryGuess: (industry: string, percent: string) => `Unser Vorschlag: ${industry} (${percent} sicher).`,
  industryUnknown: 'Aus der Website ließ sich keine Branche ablesen.',
});

export const businessTexts = /* @__PURE__ */ texts('mf-auth/onboarding/texts/businessTexts', {
  companyName: 'Firmenname',
  description: 'Beschreibung',
  descriptionHint: 'Was bietest du an, und was macht dich aus?',
  descriptionUnsaid: 'Auf deiner Website stand dazu kein Satz, der für sich allein spricht. Was bietest du an?',
  targetAudience: 'Zielgruppe',
  targetAudienceHint: 'Zum Beispiel: Familien und Studierende aus Freiburg',
  targetAudienceUnsaid:
    'Deine Website sagt es nicht eindeutig, und raten möchten wir nicht. Zum Beispiel: Familien und Studierende aus Freiburg',
});

export const presenceTexts = /* @__PURE__ */ texts('mf-auth/onboarding/texts/presenceTexts', {
  languagesHint: 'In welchen Sprachen schreibst und liest du Reviews?',
  platformsHint: 'Wo hast du schon ein Profil?',
});

export const setupTexts = /* @__PURE__ */ texts('mf-auth/onboarding/texts/setupTexts', {
  intro: 'So finden dich deine Partner. Den Link kannst du auch später ergänzen.',
  businessName: 'Name auf der Plattform',
  profileUrl: 'Link zum Profil (optional)',
  notes: 'Notizen (optional)',
  notesHint: 'Zum Beispiel, worauf Partner achten sollen.',
  instruction: 'So findest du deinen Profil-Link',
  help: 'Hilfe der Plattform öffnen',
  required: 'Platform-Setup ist erforderlich',
});

interface SetupGuide {
  steps: readonly string[];
  helpUrl?: string;
}

/** How to find one's own profile on each platform. */
export const setupGuides: Record<PlatformId, SetupGuide> = /* @__PURE__ */ texts(
  'mf-auth/onboarding/texts/setupGuides',
  {
    google: {
      steps: [
        'Öffne dein Google-Unternehmensprofil.',
        'Wähle „Rezensionen“ und dann „Weitere Rezensionen erhalten“.',
        'Kopiere den angezeigten Link.',
      ],
      helpUrl: 'https://support.google.com/business/answer/3474122',
    },
    trustpilot: {
      steps: ['Suche dein Unternehmen auf trustpilot.com.', 'Kopiere die Adresse deiner Unternehmensseite.'],
      helpUrl: 'https://support.trustpilot.com/hc/de',
    },
    proven_expert: {
      steps: ['Melde dich bei ProvenExpert an.', 'Öffne dein öffentliches Profil und kopiere die Adresse.'],
      helpUrl: 'https://www.provenexpert.com/de-de/hilfe/',
    },
    facebook: {
      steps: [
        'Öffne deine Facebook-Seite.',
        'Prüfe in den Einstellungen, dass Empfehlungen erlaubt sind.',
        'Kopiere die Adresse der Seite.',
      ],
      helpUrl: 'https://www.facebook.com/help/548274415377576',
    },
    yelp: {
      steps: ['Suche dein Unternehmen auf yelp.de.', 'Kopiere die Adresse deines Eintrags.'],
      helpUrl: 'https://www.yelp-support.com/?l=de',
    },
    kununu: {
      steps: [
        'Suche dein Unternehmen auf kununu.com und kopiere die Adresse deines Profils.',
        'Auf kununu schreiben nur Mitarbeitende und Bewerber. Im Austausch schlagen wir die Plattform deshalb nicht vor.',
      ],
      helpUrl: 'https://support.kununu.com/hc/de',
    },
    jameda: {
      steps: [
        'Suche deine Praxis auf jameda.de und kopiere die Adresse deines Profils.',
        'Auf jameda schreiben nur Patientinnen und Patienten. Im Austausch schlagen wir die Plattform deshalb nicht vor.',
      ],
      helpUrl: 'https://hilfe.jameda.de',
    },
    other: { steps: ['Öffne dein Profil auf der Plattform.', 'Kopiere die Adresse aus dem Browser.'] },
  },
);

/** Messages of the specification (point 5). */
