/** What the help centre is divided into, in this order. */
export const articleTopics = {
  konto: 'Konto und Anmeldung',
  profil: 'Profil und Plattformen',
  partner: 'Matches und Partner',
  austausch: 'Austausch und Bewertungen',
  fortschritt: 'Fortschritt',
  pro: 'Pro',
  oeffentlich: 'Nach außen zeigen',
  hilfe: 'Hilfe bekommen',
};
