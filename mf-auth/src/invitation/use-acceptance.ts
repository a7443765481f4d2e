import { hasCode, messageOf } from '@rezenso/platform';
import { leaveTo } from '@rezenso/platform/router';
import { useState } from 'react';
import { accept } from './invitation.resource.ts';
import { invitationTexts } from './texts.de.ts';

/** How an invitation ended that can be accepted no more: its link, or an address that signs in elsewhere. */
export type Ending = 'link' | 'address';

/** Accepts on the click, once at a time, and begins as the colleague in a new document: whoever was signed in here is not any more. */
export function useAcceptance(token: string) {
  const [isSending, setSending] = useState(false);
  const [ending, setEnding] = useState<Ending>();
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      leaveTo(await accept(token));
    } catch (error) {
      if (hasCode(error, 'LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED')) setEnding('link');
      if (hasCode(error, 'EMAIL_TAKEN')) setEnding('address');
      setFailure(messageOf(error, invitationTexts.failedDescription));
      setSending(false);
    }
  };
  return { isSending, ending, failure, confirm };
}
