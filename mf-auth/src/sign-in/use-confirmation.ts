import { hasCode, messageOf } from '@rezenso/platform';
import { useState } from 'react';
import { redeem } from './sign-in.resource.ts';
import { confirmTexts } from './texts.de.ts';
import { useGoingOn } from './use-going-on.ts';

export interface ConfirmationFailure {
  message: string;
  /** This link can never work again. */
  isFinal: boolean;
  /** Another link would help. */
  needsNewLink: boolean;
  /** The account is banned. */
  isBanned: boolean;
}

/** Redeems the link once and goes on to the page that asked for the sign-in. */
export function useConfirmation(token: string) {
  const goOn = useGoingOn();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ConfirmationFailure>();
  const confirm = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      goOn(await redeem(token));
    } catch (error) {
      setFailure(failureOf(error));
      setSending(false);
    }
  };
  return { isSending, failure, confirm };
}

/** Why a link needs no try, by what is known of it before; undefined where a try will tell. */
export function unusable(error: unknown): ConfirmationFailure | undefined {
  const failure = failureOf(error);
  return failure.isFinal ? failure : undefined;
}

function failureOf(error: unknown): ConfirmationFailure {
  const needsNewLink = hasCode(error, 'LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED');
  const isBanned = hasCode(error, 'ACCOUNT_BANNED');
  return {
    message: messageOf(error, confirmTexts.failed),
    isFinal: needsNewLink || isBanned,
    isBanned,
    needsNewLink,
  };
}
