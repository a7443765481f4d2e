import type { LimitDetails } from '@rezenso/contract/limits';
import type { PotentialMatch } from '@rezenso/contract/matches';
import { ApiError, hasCode, tellFailure, toast } from '@rezenso/platform';
import { useState } from 'react';
import { whyRefused } from '../match-board/why-refused.ts';
import { errorTitle, suggestTexts } from '../texts.de.ts';
import { propose } from './suggested-partners.resource.ts';

export interface Proposals {
  /** Whether this partner is being asked right now. */
  isProposing: (partner: PotentialMatch) => boolean;
  proposeTo: (partner: PotentialMatch) => Promise<void>;
}

const enough = ['MATCH_REQUEST_LIMIT', 'STARTS_SMALL', 'FEWER_REQUESTS'] as const;

/** Why nobody more can be asked for now, and when it goes on. */
function whyEnough(error: unknown): string {
  const isTooMany = hasCode(error, 'MATCH_REQUEST_LIMIT');
  const why = isTooMany ? suggestTexts.manyAsked : whyRefused(error, suggestTexts.createFailed);
  const details = error instanceof ApiError ? (error.details as Partial<LimitDetails> | undefined) : undefined;
  const seconds = details?.retryAfterSeconds;
  return seconds ? `${why} ${suggestTexts.goesOn(new Date(Date.now() + seconds * 1_000))}` : why;
}

/** Asking partners for a match, from the list and from what stands beside it: each once at a time. */
export function useProposals(): Proposals {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const proposeTo = async (partner: PotentialMatch) => {
    const { id, companyName } = partner.user;
    setAsked((before) => new Set(before).add(id));
    try {
      const { requestsLeft } = await propose(partner);
      const description = suggestTexts.createdDescription(companyName, requestsLeft);
      toast({ title: suggestTexts.createdTitle, description });
    } catch (error) {
      const isEnough = enough.some((code) => hasCode(error, code));
      // Nothing went wrong: it goes on later, and the server knows when.
      if (isEnough) toast({ title: suggestTexts.enoughTitle, description: whyEnough(error), isNotice: true });
      else tellFailure(error, { title: errorTitle, description: whyRefused(error, suggestTexts.createFailed) });
    } finally {
      setAsked((before) => new Set([...before].filter((other) => other !== id)));
    }
  };
  return { isProposing: ({ user }) => asked.has(user.id), proposeTo };
}
