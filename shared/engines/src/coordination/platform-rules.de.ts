/** The platforms' own rules, as somebody reads them before writing there. Engineering input, not legal advice. */
export const rules = {
  google:
    'Google verlangt echte eigene Erfahrungen und verbietet Bewertungen gegen Geld, Rabatte oder andere Vorteile. Schreib nur, wenn du dort wirklich Kunde warst.',
  trustpilot:
    'Trustpilot verbietet Anreize für Bewertungen und kann einen Nachweis deiner Erfahrung verlangen, zum Beispiel eine Rechnung. Heb ihn auf.',
  proven_expert:
    'ProvenExpert lässt nur Bewertungen zu, die auf einer echten Kundenbeziehung oder Zusammenarbeit beruhen.',
  facebook:
    'Facebook erlaubt Empfehlungen nur aus eigener Erfahrung und verbietet gekaufte oder irreführende Beiträge. Schreib mit deinem echten Profil.',
  yelp: 'Yelp möchte nicht, dass Betriebe um Bewertungen bitten, verbietet Gegenleistungen und blendet auffällige Beiträge aus.',
  kununu:
    'Auf kununu dürfen nur Mitarbeitende, Auszubildende und Bewerber schreiben. Ein Austausch unter Betrieben ist dort nicht erlaubt.',
  jameda:
    'Auf jameda dürfen nur Patientinnen und Patienten schreiben. Ein Austausch unter Betrieben ist dort nicht erlaubt.',
  other:
    'Lies vor dem Schreiben die Regeln der Plattform. Fast alle verlangen eigene Erfahrung und verbieten Gegenleistungen.',
};
