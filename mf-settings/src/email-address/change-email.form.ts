import { emailAddress } from '@rezenso/contract/auth';
import { asMeant } from '@rezenso/domain/text-rules';
import { object, string } from 'yup';
import { changeTexts } from './texts.de.ts';

export interface ChangeEmailValues {
  email: string;
}

/** Takes what the API takes, as it takes it. */
export const changeEmailForm = object({
  email: string()
    .transform(asMeant)
    .lowercase()
    .required(changeTexts.invalid)
    .test('address', changeTexts.invalid, (value) => value === undefined || emailAddress.safeParse(value).success),
});
