import { line, mayBeCalled, personName, reservedFault, text } from '../text-rules/text-rules.form.ts';

/** Whom partners deal with, with the messages of the specification (point 5). */
export const personRules = {
  firstName: personName(2, 80, 'Vorname muss mindestens 2 Zeichen haben'),
  lastName: personName(2, 80, 'Nachname muss mindestens 2 Zeichen haben').test(
    'reserved-together',
    reservedFault,
    (value, { parent: { firstName = '' } }) => !value || mayBeCalled(firstName, value),
  ),
};

/** Where a business is found, on the web and on the map, and whom it is for: suggestions go by these. */
export const locatingRules = {
  domain: line(3, 253, 'Domain ist erforderlich (z.B. meine-firma.de)'),
  targetAudience: text(3, 500, 'Zielgruppe ist erforderlich'),
  location: line(3, 120, 'Standort/PLZ ist erforderlich'),
};
