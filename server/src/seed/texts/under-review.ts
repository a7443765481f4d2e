/** What both sides say of a review that was changed after its confirmation. */
export const disputed = {
  text: 'Als wir bestätigt haben, stand dort etwas über die Beratung. Jetzt geht es nur noch um den Parkplatz.',
  answer: 'Ich habe den Text gekürzt, weil er mir zu lang war. Gemeint ist dasselbe wie vorher.',
};

/** What a member says whose account is looked at. */
export const appeal =
  'Wir sind drei Betriebe im selben Gründerzentrum und nutzen dort den Rechner am Empfang. Jeder von uns hat eigene Kunden.';
