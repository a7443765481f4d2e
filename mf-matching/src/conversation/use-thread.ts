import type { AnswerOf } from '@rezenso/contract/endpoint';
import type { listMessages } from '@rezenso/contract/messages';
import type { Reading } from '@rezenso/platform';
import { useState } from 'react';
import { readOlder, useNewestMessages } from './conversation.resource.ts';
import { type KnownMessages, withNewest, withOlder } from './known-messages.ts';

type Opened = AnswerOf<typeof listMessages>;

export interface Thread {
  reading: Reading<Opened>;
  known: KnownMessages;
  older: 'none' | 'ready' | 'loading' | 'failed';
  loadOlder: () => Promise<void>;
}

/** The messages of a conversation: the newest ones as they come in, and as many older ones as were asked for. */
export function useThread(matchId: string): Thread {
  const reading = useNewestMessages(matchId);
  const [state, setState] = useState<{ page?: Opened; known: KnownMessages }>({ known: { messages: [], next: null } });
  const [loading, setLoading] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { data } = reading;
  if (data && data !== state.page) setState({ page: data, known: withNewest(state.known, data) });

  const { next } = state.known;
  const loadOlder = async () => {
    if (next === null || loading === 'loading') return;
    setLoading('loading');
    try {
      const page = await readOlder(matchId, next);
      setState((before) => ({ ...before, known: withOlder(before.known, page) }));
      setLoading('idle');
    } catch {
      setLoading('failed');
    }
  };
  const older = next === null ? 'none' : loading === 'idle' ? 'ready' : loading;
  return { reading, known: state.known, older, loadOlder };
}
