import { texts } from '@rezenso/contract/language';
import { mostPreviewed, priorityPoints } from '@rezenso/contract/limits';

export const subscribeTexts = /* @__PURE__ */ texts('mf-settings/subscribe/texts/subscribeTexts', {
  title: 'Hol mehr aus deinem Netzwerk',
  description: 'Starte kostenlos und wechsle zu Pro, sobald du mehr tauschen möchtest.',
  current: 'Dein aktueller Plan',
  popular: 'Beliebt',
  trouble: 'Klappt etwas mit der Zahlung nicht?',
  support: 'Schreib dem Support',
  questions: 'Häufige Fragen',
  answers: [
    {
      value: 'cancel',
      title: 'Kann ich jederzeit kündigen?',
      content: 'Ja. Du kündigst mit einem Klick und behältst Pro bis zum Ende des bezahlten Zeitraums.',
    },
    {
      value: 'priority',
      title: 'Was heißt „Priorisiertes Matching“?',
      content: `Du sagst einmal, wonach du suchst: Wer dazu passt, steht unter deinen Vorschlägen vorn, und montags bekommst du eine Liste mit neuen. Passt du gleich gut zu jemandem wie ein anderer Betrieb, stehst du vorn. Dein Vorsprung beträgt höchstens ${priorityPoints} von 100 Punkten, und wer oft gezeigt wurde, lässt wie alle anderen auch anderen den Vortritt.`,
    },
    {
      value: 'analytics',
      title: 'Was heißt „Erweiterte Analysen“?',
      content: `Du liest, was in deinen Bewertungen gelobt und kritisiert wird, mit den Sätzen dazu, wie sich Stimmung und Sterne von Monat zu Monat und je Plattform verändern, wie oft und wie schnell du antwortest und wie du neben ähnlichen Betrieben in deiner Nähe stehst. Die Auswertung gibt es auch als Bericht (PDF), die Bewertungen selbst als Tabelle (CSV). Deinen ersten Monat siehst du kostenlos, bis zu ${mostPreviewed} Bewertungen, unter „Bewertungen“, „Erweiterte Analysen“.`,
    },
    {
      value: 'languages',
      title: 'Was heißt „Mehrsprachige Unterstützung“?',
      content:
        'Was du nach außen zeigst, lesen Besucher in ihrer Sprache: deine öffentliche Seite samt dem Formular, mit dem man sie meldet, dein Siegel, das Bild in Vorschauen und deinen Link für Kundschaft. Zurzeit sind das Deutsch und Englisch. Ohne Pro ist all das auf Deutsch; ein Siegel, das du auf Englisch eingebaut hast, bleibt englisch. Was du und andere selbst geschrieben haben, wird nicht übersetzt.',
    },
    {
      value: 'support',
      title: 'Was heißt „Bevorzugter Support“?',
      content:
        'Schreibst du uns unter „Hilfe und Support“, steht deine Anfrage vor denen ohne Pro und wird zuerst beantwortet. Eine Antwort bekommen alle.',
    },
    {
      value: 'methods',
      title: 'Welche Zahlungsmethoden gibt es?',
      content: 'Du zahlst mit Kreditkarte oder Debitkarte. Deine Kartendaten sieht nur der Zahlungsanbieter, nie wir.',
    },
    {
      value: 'free-matches',
      title: 'Was passiert mit meinen kostenlosen Matches?',
      content:
        'Mit Pro brauchst du sie nicht mehr, denn du tauschst unbegrenzt. Laufende Austausche gehen einfach weiter.',
    },
  ],
  loadFailed: 'Dein Plan konnte nicht geladen werden',
});

export const alreadyProTexts = /* @__PURE__ */ texts('mf-settings/subscribe/texts/alreadyProTexts', {
  title: 'Du bist bereits Pro',
  description: 'Schön, dass du dabei bist. Das alles gehört dir:',
  settings: 'Zum Abonnement',
  dashboard: 'Zum Dashboard',
});
