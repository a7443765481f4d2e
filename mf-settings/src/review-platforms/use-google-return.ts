import { type GoogleOutcome, googleOutcomes } from '@rezenso/contract/user-platforms';
import { toast } from '@rezenso/platform';
import { useSearchParams } from '@rezenso/platform/router';
import { useEffect } from 'react';
import { googleParameter } from '../paths.ts';
import { googleTexts } from './texts.de.ts';

/** The return from Google: says how it ended, once, and clears the address. */
export function useGoogleReturn(): void {
  const [search, setSearch] = useSearchParams();
  const named = search.get(googleParameter);
  useEffect(() => {
    if (named === null) return;
    const outcome = outcomeOf(named);
    toast({ ...googleTexts.outcomes[outcome], variant: outcome === 'connected' ? 'default' : 'destructive' });
    setSearch(withoutOutcome, { replace: true });
  }, [named, setSearch]);
}

function outcomeOf(named: string): GoogleOutcome {
  return googleOutcomes.find((outcome) => outcome === named) ?? 'failed';
}

function withoutOutcome(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search);
  kept.delete(googleParameter);
  return kept;
}
