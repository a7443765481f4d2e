import type { Feature } from '../../http/feature.ts';
import { languageFeature } from './language/index.ts';
import { passkeysFeature } from './passkeys/index.ts';
import { reauthenticationFeature } from './reauthentication/index.ts';
import { authFeature } from './sign-in/index.ts';
import { analysisFeature } from './website-analysis/index.ts';

// What other areas may use; everything else is this area's own.
export { createLanguageChoice } from './language/language-choice.ts';
export { passkeys } from './passkeys/passkeys.repository.ts';
export { recoveryCodes } from './passkeys/recovery-codes.repository.ts';
export { authData } from './personal-data.ts';
export { authFeature } from './sign-in/index.ts';
export { magicLinks } from './sign-in/magic-links.repository.ts';
export { createSignIn, type Device, type SignedIn } from './sign-in/start-session.ts';
export { signInEmail } from './sign-in/texts.de.ts';
export { domainNameOf, parseDomain } from './website-analysis/fetch/target.ts';

/** The features of this area, in no particular order. */
export const authArea: readonly Feature[] = [
  authFeature,
  passkeysFeature,
  reauthenticationFeature,
  languageFeature,
  analysisFeature,
];
