import { asMeant } from '@rezenso/domain/text-rules';
import { object, string } from 'yup';
import { signInTexts } from './texts.de.ts';

export interface SignInValues {
  email: string;
}

/** The contract's pattern for addresses, so that the form and the API agree on every one. */
const address = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const signInForm = object({
  email: string()
    .transform(asMeant)
    .lowercase()
    .required(signInTexts.emailInvalid)
    .max(254, signInTexts.emailInvalid)
    .matches(address, { message: signInTexts.emailInvalid, excludeEmptyString: true }),
});
