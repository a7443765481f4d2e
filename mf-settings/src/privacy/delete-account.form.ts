import { asMeant } from '@rezenso/domain/text-rules';
import { object, string } from 'yup';
import { deleteTexts } from './texts.de.ts';

/** Whether it is the account's own address, the server says. */
export const deleteAccountForm = object({
  email: string().transform(asMeant).required(deleteTexts.emailRequired).max(254, deleteTexts.emailRequired),
});
export interface DeleteAccountValues {
  email: string;
}
