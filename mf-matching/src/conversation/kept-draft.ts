/** A message that is not sent yet. */
export interface Draft {
  text: string;
  /** Under which it was sent last without an answer: sent again under the same, it is never written twice. */
  id?: string;
}

/** What begins like this goes when its writer signs out. */
const prefix = 'rezenso:kept:';
const keyOf = (memberId: string, matchId: string) => `${prefix}${memberId}:message:${matchId}`;

/** What the person typed in a conversation before the page was left, if anything. Drafts of other accounts go. */
export function readDraft(memberId: string, matchId: string): Draft {
  try {
    dropOthers(memberId);
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId, matchId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('text' in kept) || typeof kept.text !== 'string')
      return { text: '' };
    return 'id' in kept && typeof kept.id === 'string' ? { text: kept.text, id: kept.id } : { text: kept.text };
  } catch {
    return { text: '' };
  }
}

/** Keeps what was typed in this browser; nothing when it is empty. */
export function keepDraft(memberId: string, matchId: string, draft: Draft): void {
  try {
    if (draft.text === '') localStorage.removeItem(keyOf(memberId, matchId));
    else localStorage.setItem(keyOf(memberId, matchId), JSON.stringify(draft));
  } catch {
    // Full or forbidden storage: writing still works, it is only not kept.
  }
}

function dropOthers(memberId: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && !key.startsWith(`${prefix}${memberId}:`)) localStorage.removeItem(key);
}
