import type { EmailChangeSide } from '@rezenso/contract/email-address';
import { hasCode, messageOf } from '@rezenso/platform';
import { useState } from 'react';
import { agree } from './email-address.resource.ts';
import { consentTexts } from './texts.de.ts';

/** What became of a consent: whose is still missing, or how it ended. */
type Outcome = EmailChangeSide | 'done' | 'taken' | 'unusable';

/** Agrees on the click, and once at a time. */
export function useConsent(token: string) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      setOutcome((await agree(token)).waitsFor ?? 'done');
    } catch (error) {
      if (hasCode(error, 'LINK_INVALID', 'LINK_EXPIRED')) setOutcome('unusable');
      if (hasCode(error, 'EMAIL_TAKEN')) setOutcome('taken');
      setFailure(messageOf(error, consentTexts.failedDescription));
    }
    setSending(false);
  };
  return { outcome, isSending, failure, confirm };
}
