import { keep, readKept } from '@rezenso/platform';

/** A message that is not sent yet. */
export interface Draft {
  text: string;
  /** Under which it was sent last without an answer: sent again under the same, it is never written twice. */
  id?: string;
}

const nameOf = (matchId: string) => `message:${matchId}`;

/** What the person typed in a conversation before the page was left, if anything. */
export function readDraft(matchId: string): Draft {
  const kept = readKept(nameOf(matchId));
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || typeof kept.text !== 'string')
    return { text: '' };
  return 'id' in kept && typeof kept.id === 'string' ? { text: kept.text, id: kept.id } : { text: kept.text };
}

/** Keeps what was typed in this browser; nothing when it is empty. */
export function keepDraft(matchId: string, draft: Draft): void {
  keep(nameOf(matchId), draft.text === '' ? undefined : draft);
}
