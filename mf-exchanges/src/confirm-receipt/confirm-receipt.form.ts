import { optionalText } from '@rezenso/domain/text-rules';
import { object } from 'yup';

export interface ConfirmReceiptValues {
  notes: string;
}

export const confirmReceiptForm = object({
  notes: optionalText(1000),
});
