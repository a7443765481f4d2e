import { unsubscribeTokenMinLength } from '@rezenso/contract/limits';
import { useState } from 'react';
import { unsubscribeTexts } from './texts.de.ts';
import { endMails, isLinkRefused } from './unsubscribe.resource.ts';

type Outcome =
  | { state: 'confirm'; isAskedAgain: boolean }
  | { state: 'sending' | 'success' }
  | { state: 'failure'; message: string };

/** From the question to the answer; nothing is sent before somebody says yes. */
export function useUnsubscribing(token: string) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'confirm', isAskedAgain: false });
  const send = async () => {
    setOutcome({ state: 'sending' });
    try {
      await endMails(token);
      setOutcome({ state: 'success' });
    } catch (error) {
      const { refused, unexpected } = unsubscribeTexts.failure;
      setOutcome({ state: 'failure', message: isLinkRefused(error) ? refused : unexpected });
    }
  };
  return { outcome, send, askAgain: () => setOutcome({ state: 'confirm', isAskedAgain: true }) };
}

/** Whether the token can be one at all. */
export function isTokenLike(token: string | undefined): token is string {
  return token !== undefined && token.length >= unsubscribeTokenMinLength;
}
