import type { Message } from '@rezenso/contract/messages';
import { useState } from 'react';
import { talkTexts } from './texts.de.ts';

/** What a screen reader says when the partner writes while the conversation is open; nothing of what was there before. */
export function useArrivals(messages: readonly Message[], partner: string): string {
  const last = messages.at(-1);
  const [known, setKnown] = useState<{ last: number; said: string }>({ last: last?.position ?? -1, said: '' });
  if (last && last.position > known.last) {
    const isNews = known.last >= 0 && !last.isMine;
    setKnown({ last: last.position, said: isNews ? talkTexts.newFrom(partner, last.text ?? '') : '' });
  }
  return known.said;
}
