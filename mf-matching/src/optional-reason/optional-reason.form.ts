import { optionalText, text } from '@rezenso/domain/text-rules';
import { object } from 'yup';

/** A word to the partner, when a match is declined or a plan called off. */
export interface OptionalReasonValues {
  reason: string;
}

export const optionalReasonForm = object({
  reason: optionalText(500),
});

/** The same where the partner should know why. @param words what is said at the field without it */
export function requiredReasonForm(words: string) {
  return object({ reason: text(1, 500, words) });
}
