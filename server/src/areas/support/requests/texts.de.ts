export const newRequestTexts = {
  greeting: 'Hallo zusammen,',
  subject: (topic: string) => `Neue Anfrage: ${topic}`,
  preview: 'Ein Mitglied hat euch geschrieben.',
  first: 'Ein Mitglied mit Pro hat euch geschrieben. Die Anfrage steht vorn.',
  heading: 'Neue Anfrage an den Support',
  intro: 'ein Mitglied hat euch geschrieben. Was genau, und wer es ist, steht in der Verwaltung.',
  topic: 'Thema',
  plan: 'Plan',
  pro: 'Pro, steht vorn',
  free: 'Kostenlos',
  action: 'Anfrage öffnen',
  words: 'ein Mitglied hat euch geschrieben. Wer es ist, steht in der Verwaltung.',
  further: {
    subject: (topic: string) => `Neue Nachricht zu einer Anfrage: ${topic}`,
    preview: 'Ein Mitglied hat in seiner Anfrage weitergeschrieben.',
    heading: 'Neue Nachricht in einer Anfrage',
    intro:
      'ein Mitglied hat in seiner Anfrage weitergeschrieben. Was davor steht und wer es ist, zeigt die Verwaltung.',
  },
  about: 'Betreff',
  canReply:
    'Ihr könnt einfach auf diese E-Mail antworten, mit der Adresse eures eigenen Kontos und einer Rolle im Support. Die Antwort geht an das Mitglied, ohne Zitate und Anhänge.',
  noReply: 'Antworten auf diese E-Mail kommen nirgends an. Geantwortet wird in der Verwaltung.',
};
