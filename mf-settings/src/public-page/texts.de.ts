import { texts } from '@rezenso/contract/language';
import { type PageReportReason, reportReasonLabels } from '@rezenso/contract/reports';
import { formatNumber } from '@rezenso/ui/format';

export const publicPageTexts = /* @__PURE__ */ texts('mf-settings/public-page/texts/publicPageTexts', {
  title: 'Öffentliche Seite',
  description: 'Zeig auch außerhalb von Rezenso, was andere über dich sagen, und bitte deine Kunden um ihre Meinung.',
  back: 'Zurück zum Firmenprofil',
  loadFailed: 'Deine öffentliche Seite konnte nicht geladen werden',
  notReady: 'Dein Profil ist noch nicht vollständig. Danach kannst du deine Seite zeigen.',
  complete: 'Profil vervollständigen',
  hiddenTitle: 'Deine Seite, dein Siegel und dein Link für Kundschaft sind verborgen',
  hidden: (day: string, reason: string) =>
    `Jemand hat deine Seite gemeldet, und wir haben sie am ${day} geprüft. Grund: ${reason}.`,
  hiddenNext:
    'Ändere, was nicht bleiben kann, und schreib dann unserem Support. Sobald wir die Seite freigegeben haben, ist alles wieder so zu sehen wie vorher, außer dem, was du bis dahin ausschaltest.',
  name: {
    label: 'Adresse deiner Seite',
    hint: (address: string) => `So findet man dich: ${address}`,
    change:
      'Änderst du sie, führt die alte ein Jahr lang weiter, auch auf gedruckten Blättern. Danach kann sie jemand anderes nehmen. Das geht dreimal im Jahr.',
    changedOften: (day: string) =>
      `Du hast deine Adresse schon dreimal in einem Jahr geändert. Eine neue kannst du wieder ab ${day} nehmen, zu einer früheren jederzeit zurück.`,
    fault: 'Bitte nimm 3 bis 60 Zeichen: kleine Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche dazwischen',
  },
  isPublished: {
    label: 'Seite und Siegel zeigen',
    description:
      'Alle sehen dann Firmenname, Branche, Standort, Beschreibung, Website, Plattformen, Trust Score und alle bestätigten Bewertungen. Dein eigener Name und deine E-Mail-Adresse stehen dort nicht.',
    named:
      'Dein Firmenname steht dann auch unter Bewertungen, die du für Partner mit öffentlicher Seite geschrieben hast. Sonst heißt es dort nur „Ein Betrieb“, höchstens mit dem Ort.',
  },
  comesBack: {
    label: 'Nach der Freigabe wieder zeigen',
    description: 'Ausgeschaltet bleibt die Seite verborgen, auch wenn wir sie freigeben.',
  },
  isFindable: {
    label: 'Von Suchmaschinen finden lassen',
    description: 'Ausgeschaltet findet deine Seite nur, wer die Adresse kennt.',
  },
  asksCustomers: {
    label: 'Link für Kundschaft',
    description: 'Eine kleine Seite, die deine Kunden zu deinen Profilen führt, auch ohne öffentliche Seite.',
  },
  languages: (areAll: boolean) =>
    areAll
      ? 'Seite, Siegel und Link für Kundschaft lesen Besucher auf Deutsch oder, wenn ihr Browser danach fragt, auf Englisch.'
      : 'Seite, Siegel und Link für Kundschaft sind auf Deutsch. Mit Pro lesen Besucher sie auch auf Englisch, wenn ihr Browser danach fragt.',
  save: 'Speichern',
  discard: 'Änderungen verwerfen',
  done: 'Gespeichert',
  doneDescription: 'Was du gewählt hast, gilt ab jetzt.',
  failed: 'Das konnte nicht gespeichert werden.',
  open: 'Seite ansehen',
});

const reasons: Readonly<Record<PageReportReason, string>> = reportReasonLabels;
/** Why a page is hidden, as the contract calls it. */
export const reasonTexts = /* @__PURE__ */ texts('mf-settings/public-page/texts/reasonTexts', reasons);

export const copyTexts = /* @__PURE__ */ texts('mf-settings/public-page/texts/copyTexts', {
  copy: 'Kopieren',
  copied: 'Kopiert',
  failed: 'Dein Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.',
});

export const sealTexts = /* @__PURE__ */ texts('mf-settings/public-page/texts/sealTexts', {
  title: 'Siegel für deine Website',
  description:
    'Zeigt, wie viele Bewertungen bestätigt sind, und führt zu deiner Seite. Ohne Cookies, hell und dunkel, innerhalb einer Minute aktuell.',
  preview: 'So sieht dein Siegel aus',
  line: 'Diese Zeile gehört in den HTML-Code deiner Website',
  isOff: 'Schalte deine Seite ein und speichere, dann bekommst du hier dein Siegel.',
});

export const customerTexts = /* @__PURE__ */ texts('mf-settings/public-page/texts/customerTexts', {
  title: 'Kunden fragen',
  description:
    'Ein Link und ein QR-Code für Tresen, Rechnung oder E-Mail. Alle Kunden sehen dasselbe, zufrieden oder nicht: So verlangen es die Plattformen.',
  isOff: 'Schalte den Link für Kundschaft ein und speichere, dann bekommst du hier Link, Code und Aushang.',
  address: 'Dein Link',
  code: 'QR-Code mit deinem Link',
  sheet: 'Aushang als PDF',
  saveCode: 'Code als Bild',
  rules: 'Was die Plattformen dazu sagen',
  listed: 'Dein Link führt dorthin',
  notListed: 'Dein Link führt nicht dorthin',
  none: 'Du hast noch keine Plattform eingetragen.',
  add: 'Plattform hinzufügen',
});

export const visitTexts = /* @__PURE__ */ texts('mf-settings/public-page/texts/visitTexts', {
  title: 'Wie oft dein Link geöffnet wurde',
  description: 'In den letzten 30 Tagen. Gezählt werden Aufrufe, nicht Menschen: Von niemandem wird etwas gespeichert.',
  loadFailed: 'Die Zahlen konnten nicht geladen werden',
  visits: (count: number) => `${formatNumber(count)} ${count === 1 ? 'Aufruf' : 'Aufrufe'}`,
  clicks: (count: number) => `${formatNumber(count)} weiter zu einer Plattform`,
  none: 'Noch hat niemand deinen Link geöffnet.',
  caption: 'Aufrufe der letzten 30 Tage',
  heads: ['Tag', 'Anteil am stärksten Tag', 'Aufrufe und Weiterleitungen'] as const,
  platformsCaption: 'Wohin es weiterging',
  platformHeads: ['Plattform', 'Anteil', 'Weiterleitungen'] as const,
  figures: (visits: number, clicks: number) => `${formatNumber(visits)} / ${formatNumber(clicks)}`,
  legend: 'Aufrufe / weiter zu einer Plattform',
});
