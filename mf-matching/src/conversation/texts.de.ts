import { texts } from '@rezenso/contract/language';

export const talkTexts = /* @__PURE__ */ texts('mf-matching/conversation/texts/talkTexts', {
  locale: 'de-DE',
  title: 'Nachrichten',
  listLabel: 'Deine Gespräche',
  toMatches: 'Zu den Matches',
  back: 'Alle Gespräche',
  listFailed: 'Deine Gespräche konnten nicht geladen werden',
  noneTitle: 'Noch keine Gespräche',
  noneDescription: 'Sobald ein Match angenommen ist, könnt ihr euch hier schreiben und euren Besuch verabreden.',
  noneAction: 'Matches ansehen',
  chooseTitle: 'Wähl ein Gespräch',
  chooseDescription: 'Hier verabredet ihr den Besuch, die Bestellung oder den Termin, über den ihr später schreibt.',
  nothingYet: 'Noch keine Nachrichten',
  mine: (text: string) => `Du: ${text}`,
  unread: (count: number) => (count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`),
  removed: 'Diese Nachricht wurde mit dem Konto gelöscht.',

  threadFailed: 'Das Gespräch konnte nicht geladen werden',
  notFoundTitle: 'Dieses Gespräch gibt es nicht',
  notFoundDescription: 'Schreiben könnt ihr euch, sobald ein Match angenommen ist.',
  messagesOf: (partner: string) => `Nachrichten mit ${partner}`,
  older: 'Ältere Nachrichten',
  olderFailed: 'Ältere Nachrichten konnten nicht geladen werden.',
  newBelow: 'Neue Nachricht',
  you: 'Du',
  read: 'Gelesen',
  sent: 'Gesendet',
  newFrom: (partner: string, text: string) => `Neue Nachricht von ${partner}: ${text}`,
  today: 'Heute',
  yesterday: 'Gestern',

  write: (partner: string) => `Nachricht an ${partner}`,
  placeholder: 'Schreib eine Nachricht …',
  send: 'Senden',
  sendAgain: 'Noch einmal senden',
  keyHint: 'Enter sendet, Umschalt und Enter beginnt eine neue Zeile.',
  tooLong: (over: number) => (over === 1 ? '1 Zeichen zu viel' : `${over} Zeichen zu viel`),
  left: (count: number) => (count === 1 ? 'Noch 1 Zeichen' : `Noch ${count} Zeichen`),
  sendFailed: 'Die Nachricht ist nicht angekommen. Bitte versuche es noch einmal.',
  notSent: 'Nicht gesendet',
  fewLeft: (left: number) =>
    ['Das war die letzte Nachricht für heute', 'Heute geht noch eine Nachricht'][left] ??
    `Heute gehen noch ${left} Nachrichten`,
  startsSmall:
    'Neue Konten fangen klein an. Morgen geht es weiter, und mit der Zeit und bestätigten Reviews werden es mehr.',

  openersTitle: 'Wie fängst du an?',
  openersDescription: 'Nimm einen Vorschlag und mach ihn zu deinem, oder schreib frei los.',

  menu: (partner: string) => `Weitere Aktionen zu ${partner}`,
  appointment: 'Termin',
  report: 'Partner melden',
  reportMessage: 'Melden',
  reportMessageLabel: (time: string) => `Nachricht von ${time} melden`,
  blockedByMe: (partner: string) => `Du hast ${partner} blockiert. Solange könnt ihr euch nicht schreiben.`,
  /** Says nothing of who wants it so. */
  silent: (isRunning: boolean) =>
    `Hier kann gerade niemand schreiben.${isRunning ? ' Euer Austausch läuft weiter.' : ''}`,
  banned: (partner: string) => `Das Konto von ${partner} ist gesperrt. Hier kann gerade niemand schreiben.`,
  gone: 'Dieses Unternehmen hat Rezenso verlassen. Seine Nachrichten wurden mit dem Konto gelöscht.',
});

/** First messages, made of what both sides say of themselves; each sentence has to be true. */
export const openerTexts = /* @__PURE__ */ texts('mf-matching/conversation/texts/openerTexts', {
  locale: 'de',
  visit: (partner: string, city: string | undefined) =>
    `Hallo ${partner}, schön, dass wir uns austauschen! Wann passt es euch, dass wir ${city ? `bei euch in ${city}` : 'bei euch'} vorbeikommen?`,
  order: (partner: string) =>
    `Hallo ${partner}, schön, dass wir uns austauschen! Was sollen wir bei euch bestellen, um euch gut kennenzulernen?`,
  appointment: (partner: string) =>
    `Hallo ${partner}, schön, dass wir uns austauschen! Wann habt ihr Zeit für einen ersten Termin, damit wir eure Arbeit kennenlernen?`,
  theirPlatforms: (platforms: string, isOne: boolean) =>
    isOne
      ? `Wir haben euer Profil auf ${platforms} gesehen. Hilft euch eine ehrliche Bewertung dort am meisten?`
      : `Wir haben eure Profile auf ${platforms} gesehen. Wo hilft euch eine ehrliche Bewertung am meisten?`,
  myPlatforms: (platforms: string) =>
    `Uns findet ihr auf ${platforms}. Wann wollt ihr uns kennenlernen? Wir nehmen uns gern Zeit für euch.`,
});
