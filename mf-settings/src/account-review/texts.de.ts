import { texts } from '@rezenso/contract/language';
import { longestDisputeWords } from '@rezenso/contract/limits';
import type { RingCaseState } from '@rezenso/contract/rings';

export const reviewTexts = /* @__PURE__ */ texts('mf-settings/account-review/texts/reviewTexts', {
  title: 'Prüfung deines Kontos',
  states: {
    open: 'Wir sehen uns dein Konto an',
    kept: 'Deine Reviews zählen nicht mit',
    released: 'Mit deinem Konto ist alles in Ordnung',
  } satisfies Record<RingCaseState, string>,
  explained: {
    open: 'Dein Konto hat einiges mit anderen Konten gemeinsam, mit denen du tauschst. Dafür gibt es oft einen guten Grund, etwa ein gemeinsames Büro oder eine Agentur. Bis ein Mensch entschieden hat, zählen deine neuen Reviews noch nicht, ihre XP warten, und dein Siegel ist ausgeblendet. Alles andere kannst du weiter nutzen.',
    kept: 'Wir haben uns dein Konto angesehen. Neue Reviews von dir zählen nicht mit, und dein Siegel bleibt ausgeblendet. Siehst du das anders, schreib uns.',
    released: 'Deine Reviews zählen mit, und die XP, die gewartet haben, sind da.',
  } satisfies Record<RingCaseState, string>,
  decided: (day: string, reason: string) => `Unsere Begründung vom ${day}: ${reason}`,
  appealed: (day: string, text: string) => `Das hast du uns am ${day} geschrieben: ${text}`,
  write: 'Dazu schreiben',
});

export const appealTexts = /* @__PURE__ */ texts('mf-settings/account-review/texts/appealTexts', {
  title: 'Schreib uns zu deinem Konto',
  description: 'Wie hängst du mit den Betrieben zusammen, mit denen du tauschst? Wer entscheidet, liest das zuerst.',
  text: 'Deine Erklärung',
  tooShort: 'Bitte beschreibe es in mindestens 10 Zeichen',
  tooLong: `Bitte höchstens ${longestDisputeWords} Zeichen`,
  forbidden: 'Der Text enthält unzulässige Zeichen',
  cancel: 'Abbrechen',
  submit: 'Abschicken',
  sent: 'Danke, wir haben es bekommen',
  sentDescription: 'Sobald wir entschieden haben, sagen wir dir Bescheid.',
  failed: 'Deine Erklärung konnte nicht gesendet werden.',
});
