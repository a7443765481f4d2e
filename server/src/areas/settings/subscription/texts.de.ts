import { freeMatches } from '@rezenso/contract/limits';

/** What a member is told about the plan, in the bell and by mail. */
export interface PlanNews {
  title: string;
  body: string;
  /** Said in the mail only. */
  details?: readonly string[];
  action: string;
}

const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

export const planNews = {
  activated: (renewsAt: Date | null): PlanNews => ({
    title: 'Willkommen bei Pro',
    body: 'Deine Zahlung ist angekommen. Ab jetzt tauschst du unbegrenzt Bewertungen.',
    details: renewsAt
      ? [`Die nächste Abbuchung über 29 € ist am ${dates.format(renewsAt)}. Du kannst jederzeit kündigen.`]
      : [],
    action: 'Abo ansehen',
  }),
  cancelled: (endsAt: Date | null): PlanNews => ({
    title: 'Deine Kündigung ist vorgemerkt',
    body: endsAt
      ? `Pro läuft noch bis zum ${dates.format(endsAt)}. Danach wird nichts mehr abgebucht.`
      : 'Pro läuft noch bis zum Ende des bezahlten Zeitraums. Danach wird nichts mehr abgebucht.',
    details: ['Du hast es dir anders überlegt? Bis dahin kannst du die Kündigung mit einem Klick zurücknehmen.'],
    action: 'Abo ansehen',
  }),
  ended: (): PlanNews => ({
    title: 'Dein Pro-Abo ist beendet',
    body: `Du nutzt jetzt wieder den kostenlosen Plan mit ${freeMatches} Matches. Deine Bewertungen und Partner bleiben.`,
    action: 'Pläne ansehen',
  }),
  paymentFailed: (): PlanNews => ({
    title: 'Deine Zahlung ist fehlgeschlagen',
    body: 'Wir konnten den Betrag für Pro nicht abbuchen. Bitte prüfe deine Karte, damit Pro weiterläuft.',
    action: 'Karte prüfen',
  }),
};
