import { isLanguage, pageLanguage } from '@rezenso/contract/language';
import { signedInUser } from '@rezenso/platform';
import { leaveTo, useNavigate } from '@rezenso/platform/router';
import { homePath } from '../paths.ts';
import { takeReturn } from './return-path.ts';

/** Goes on after a sign-in: where the server says, and from there to the page that asked for the sign-in. */
export function useGoingOn(): (redirectTo: string) => void {
  const navigate = useNavigate();
  return (redirectTo) => {
    const target = redirectTo === homePath ? (takeReturn() ?? homePath) : redirectTo;
    if (speaksAnother(signedInUser()?.language)) leaveTo(target);
    else void navigate(target, { replace: true });
  };
}

/** Texts are decided once in each document: an account that chose another language begins in a new one. */
function speaksAnother(language: string | null | undefined): boolean {
  return isLanguage(language) && language !== pageLanguage();
}
