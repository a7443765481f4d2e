export const newRequestTexts = {
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
  noReply: 'Antworten auf diese E-Mail kommen nirgends an. Geantwortet wird in der Verwaltung.',
};
