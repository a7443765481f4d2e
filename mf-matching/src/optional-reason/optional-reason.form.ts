import { optionalText } from '@rezenso/domain/text-rules';
import { object } from 'yup';

/** A word to the partner, when a match is declined or a plan called off. */
export interface OptionalReasonValues {
  reason: string;
}

export const optionalReasonForm = object({
  reason: optionalText(500),
});
