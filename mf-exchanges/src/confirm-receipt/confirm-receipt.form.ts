import { object, string } from 'yup';
import { confirmTexts } from '../texts.de.ts';

export interface ConfirmReceiptValues {
  notes: string;
}

export const confirmReceiptForm = object({
  notes: string().trim().default('').max(1000, confirmTexts.notesTooLong),
});
