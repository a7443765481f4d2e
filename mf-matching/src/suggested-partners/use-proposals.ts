import type { PotentialMatch } from '@rezenso/contract/matches';
import { hasCode, tellFailure, toast } from '@rezenso/platform';
import { useState } from 'react';
import { whyRefused } from '../match-board/why-refused.ts';
import { errorTitle, suggestTexts } from '../texts.de.ts';
import { propose } from './suggested-partners.resource.ts';

export interface Proposals {
  /** Whether this partner is being asked right now. */
  isProposing: (partner: PotentialMatch) => boolean;
  proposeTo: (partner: PotentialMatch) => Promise<void>;
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
      const isTooMany = hasCode(error, 'MATCH_REQUEST_LIMIT');
      const description = isTooMany ? suggestTexts.manyAsked : whyRefused(error, suggestTexts.createFailed);
      tellFailure(error, { title: errorTitle, description });
    } finally {
      setAsked((before) => new Set([...before].filter((other) => other !== id)));
    }
  };
  return { isProposing: ({ user }) => asked.has(user.id), proposeTo };
}
