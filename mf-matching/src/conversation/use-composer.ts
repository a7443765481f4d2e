import { longestMessage } from '@rezenso/contract/limits';
import { hasCode, messageOf, toast, useLoginWhenExpired } from '@rezenso/platform';
import { useState } from 'react';
import { send } from './conversation.resource.ts';
import { type Draft, keepDraft, readDraft } from './kept-draft.ts';
import { talkTexts } from './texts.de.ts';

/** The message that is being written: kept while it is typed, and until the server has it. */
export function useComposer(matchId: string) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(matchId));
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  useLoginWhenExpired(error instanceof Error ? error : undefined);

  const keep = (next: Draft) => {
    setDraft(next);
    keepDraft(matchId, next);
  };
  // Another text is another message.
  const write = (text: string) => keep({ text });

  const text = draft.text.trim();
  const over = [...text].length - longestMessage;
  const canSend = text !== '' && over <= 0 && !isSending;

  const submit = async () => {
    if (!canSend) return;
    const id = draft.id ?? crypto.randomUUID();
    keep({ text: draft.text, id });
    setSending(true);
    setError(undefined);
    try {
      const { leftToday } = await send(matchId, { id, text });
      keep({ text: '' });
      if (leftToday !== undefined) toast({ title: talkTexts.fewLeft(leftToday), description: talkTexts.startsSmall });
    } catch (failure) {
      setError(failure);
      // Under this id there is another message: the next attempt takes a new one.
      if (hasCode(failure, 'MESSAGE_ID_TAKEN')) keep({ text: draft.text });
    } finally {
      setSending(false);
    }
  };
  const failure = error === undefined ? undefined : messageOf(error, talkTexts.sendFailed);
  return { text: draft.text, over, write, submit, isSending, canSend, failure };
}
