import * as z from 'zod';
import { germanDate } from '../../../../time/german-date.ts';

/** Missing in what was told before there was a grace. */
export const whatBanLeft = z.object({
  isPaused: z.optional(z.boolean()),
  ended: z.optional(z.object({ partners: z.int(), exchanges: z.int(), appointments: z.int() })),
});
export type AfterBan = z.infer<typeof whatBanLeft>;

/** What the ban left, as it is: nothing lost, or what it ended. */
export function afterBan({ isPaused, ended }: AfterBan): string {
  if (isPaused)
    return 'Was du mit Partnern offen hattest, geht weiter; was noch zu schreiben ist, ist um die Pause später fällig. Terminvorschläge und Termine in dieser Zeit haben wir abgesagt.';
  if (!ended || ended.partners === 0) return 'Du kannst Rezenso wieder in vollem Umfang nutzen.';
  const partners = ended.partners === 1 ? 'einem Partner' : `${ended.partners} Partnern`;
  const parts = [
    ended.exchanges === 1 ? '1 offene Review' : `${ended.exchanges} offene Reviews`,
    ...(ended.appointments > 0 ? [ended.appointments === 1 ? '1 Termin' : `${ended.appointments} Termine`] : []),
  ].join(' und ');
  return `Was du mit ${partners} offen hattest, hat die Sperre beendet (${parts}). Das kommt nicht zurück, du kannst deine Partner aber neu anfragen. Alles andere kannst du wieder nutzen.`;
}

/** What a ban does to a plan that is paid for. */
export function endedByBan({ endsAt }: { endsAt: string | null }): string {
  return endsAt
    ? `Dein Pro-Abo endet am ${germanDate(new Date(endsAt))}. Es wird nichts mehr abgebucht.`
    : 'Dein Pro-Abo endet sofort. Was noch offen ist, musst du nicht bezahlen, und es wird nichts mehr abgebucht.';
}

/** What is left of it when the ban is over. */
export function proAfterBan(pro: { endsAt: string | null } | 'over'): string {
  if (pro === 'over')
    return 'Ein Pro-Abo hast du zurzeit nicht. Möchtest du Pro wieder nutzen, schließ es in den Einstellungen neu ab.';
  return pro.endsAt
    ? `Dein Pro-Abo läuft noch bis zum ${germanDate(new Date(pro.endsAt))}. Möchtest du Pro behalten, nimm die Kündigung bis dahin in den Einstellungen zurück.`
    : 'Dein Pro-Abo ist gekündigt. Möchtest du Pro behalten, nimm die Kündigung in den Einstellungen zurück.';
}
