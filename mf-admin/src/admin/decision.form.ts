import { object, string } from 'yup';
import { decisionTexts } from '../texts.de.ts';

/** What an admin decides, and why. */
export interface DecisionValues<Outcome extends string> {
  /** Empty until one is chosen. */
  outcome: Outcome | '';
  text: string;
}

/** As the contract takes it. */
interface Taken {
  safeParse(value: unknown): { success: boolean };
}

/**
 * Reasons in words, 3 to 1,000 characters as the contract counts them: an emoji is one, though JavaScript stores two units.
 * @param taken the schema of the contract for them
 * @param required says that they are missing
 */
export function reasonsRule(taken: Taken, required: string = decisionTexts.required) {
  return string()
    .trim()
    .required(required)
    .test('min', required, (value = '') => [...value].length >= 3)
    .test('max', decisionTexts.tooLong, (value = '') => [...value].length <= 1000)
    .test('characters', decisionTexts.forbidden, (value) => taken.safeParse(value).success);
}

/** A decision of these outcomes and why. @param taken the schema of the contract for the reasons */
export function decisionForm(outcomes: readonly string[], taken: Taken) {
  return object({
    outcome: string().oneOf(outcomes, decisionTexts.outcomeRequired).required(decisionTexts.outcomeRequired),
    text: reasonsRule(taken),
  });
}
