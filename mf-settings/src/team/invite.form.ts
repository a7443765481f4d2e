import { emailAddress } from '@rezenso/contract/auth';
import { asMeant } from '@rezenso/domain/text-rules';
import { object, string } from 'yup';
import { inviteTexts } from './texts.de.ts';

export interface InviteValues {
  email: string;
}

/** Takes what the API takes, as it takes it. */
export const inviteForm = object({
  email: string()
    .transform(asMeant)
    .lowercase()
    .required(inviteTexts.invalid)
    .test('address', inviteTexts.invalid, (value) => value === undefined || emailAddress.safeParse(value).success),
});
