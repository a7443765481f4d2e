import { object, string } from 'yup';
import { declineTexts } from '../texts.de.ts';

export interface DeclineMatchValues {
  reason: string;
}

export const declineMatchForm = object({
  reason: string().trim().default('').max(500, declineTexts.tooLong),
});
