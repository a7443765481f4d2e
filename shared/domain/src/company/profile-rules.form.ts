import { domainName, line, mayBeCalled, personName, reservedFault, text } from '../text-rules/text-rules.form.ts';
import { ruleTexts as texts } from './texts.de.ts';

/** Whom partners deal with, with the messages of the specification (point 5). */
export const personRules = {
  firstName: personName(2, 80, texts.firstName),
  lastName: personName(2, 80, texts.lastName).test(
    'reserved-together',
    reservedFault,
    (value, { parent: { firstName = '' } }) => !value || mayBeCalled(firstName, value),
  ),
};

/** Where a business is found, on the web and on the map, and whom it is for: suggestions go by these. */
export const locatingRules = {
  domain: domainName(3, 253, texts.domain),
  targetAudience: text(3, 500, texts.targetAudience),
  location: line(3, 120, texts.location),
};
