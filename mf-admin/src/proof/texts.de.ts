import { texts } from '@rezenso/contract/language';
import { formatNumber } from '@rezenso/ui/format';

export const proofTexts = /* @__PURE__ */ texts('mf-admin/proof/texts/proofTexts', {
  title: 'Bestätige, dass du es bist',
  description: 'In der Verwaltung geht es um die Daten anderer. Deshalb fragen wir alle zwölf Stunden nach.',
  prove: 'Mit Passkey bestätigen',
  failedTitle: 'Das hat nicht geklappt',
  failed: 'Bitte versuche es noch einmal.',
  unsupported: 'Dieser Browser kann keine Passkeys benutzen.',
  withCode: 'Passkey nicht zur Hand? Wiederherstellungscode eingeben',
  code: 'Wiederherstellungscode',
  codeHint: 'Jeder Code gilt einmal.',
  codeMissing: 'Bitte gib einen Wiederherstellungscode ein',
  sendCode: 'Code bestätigen',
  done: 'Danke, du bist bestätigt',
  left: (left: number) =>
    left === 1
      ? 'Du hast noch 1 Wiederherstellungscode.'
      : `Du hast noch ${formatNumber(left)} Wiederherstellungscodes.`,
  loadFailed: 'Deine Passkeys konnten nicht geladen werden',
  noneTitle: 'Richte einen Passkey ein',
  none: 'In der Verwaltung geht es um die Daten anderer. Deshalb brauchst du dafür einen Passkey: Fingerabdruck, Gesicht oder die PIN deines Geräts.',
  toSettings: 'Zu den Einstellungen',
});
