import { isLanguage, pageLanguage } from '@rezenso/contract/language';
import { hasCode, messageOf, signedInUser } from '@rezenso/platform';
import { leaveTo, useNavigate } from '@rezenso/platform/router';
import { useState } from 'react';
import { homePath } from '../paths.ts';
import { takeReturn } from './return-path.ts';
import { redeem } from './sign-in.resource.ts';
import { confirmTexts } from './texts.de.ts';

export interface ConfirmationFailure {
  message: string;
  /** This link can never work again. */
  isFinal: boolean;
  /** Another link would help. */
  needsNewLink: boolean;
}

/** Redeems the link once and goes on to the page that asked for the sign-in. */
export function useConfirmation(token: string) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ConfirmationFailure>();
  const confirm = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const redirectTo = await redeem(token);
      const target = redirectTo === homePath ? (takeReturn() ?? homePath) : redirectTo;
      if (speaksAnother(signedInUser()?.language)) leaveTo(target);
      else void navigate(target, { replace: true });
    } catch (error) {
      setFailure(failureOf(error));
      setSending(false);
    }
  };
  return { isSending, failure, confirm };
}

/** Texts are decided once in each document: an account that chose another language begins in a new one. */
function speaksAnother(language: string | null | undefined): boolean {
  return isLanguage(language) && language !== pageLanguage();
}

function failureOf(error: unknown): ConfirmationFailure {
  const needsNewLink = hasCode(error, 'LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED');
  return {
    message: messageOf(error, confirmTexts.failed),
    isFinal: needsNewLink || hasCode(error, 'ACCOUNT_BANNED'),
    needsNewLink,
  };
}
