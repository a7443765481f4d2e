import type { ExchangeStrategy, Match } from '@rezenso/contract/matches';
import { useCallback, useEffect, useState } from 'react';
import { previewPlan } from './coordinate-exchange.resource.ts';

interface Plan {
  strategy?: ExchangeStrategy;
  error?: Error;
}

/** Asks for the plan when the dialog opens. A POST, so it stays outside the cache of reads. */
export function usePlan(match: Match): Plan & { retry: () => void } {
  const [plan, setPlan] = useState<Plan>({});
  const load = useCallback(
    (isWanted: () => boolean) =>
      previewPlan(match).then(
        (strategy) => isWanted() && setPlan({ strategy }),
        (error: Error) => isWanted() && setPlan({ error }),
      ),
    [match],
  );
  useEffect(() => {
    let isOpen = true;
    void load(() => isOpen);
    return () => {
      isOpen = false;
    };
  }, [load]);
  const retry = () => {
    setPlan({});
    void load(() => true);
  };
  return { ...plan, retry };
}
