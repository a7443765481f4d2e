import { optionalText } from '@rezenso/domain/text-rules';
import { object } from 'yup';

export interface DeclineMatchValues {
  reason: string;
}

export const declineMatchForm = object({
  reason: optionalText(500),
});
