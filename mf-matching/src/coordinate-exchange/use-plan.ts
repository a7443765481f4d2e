import type { ExchangeStrategy, Match } from '@rezenso/contract/matches';
import type { Reading } from '@rezenso/platform';
import { useCallback, useEffect, useState } from 'react';
import { previewPlan } from './coordinate-exchange.resource.ts';

type Plan = Omit<Reading<ExchangeStrategy>, 'isLoading'>;

const notThere = { data: undefined, error: undefined };

/** Asks for the plan when the dialog opens. A POST, so it stays outside the cache of reads. */
export function usePlan(match: Match): Plan {
  const [plan, setPlan] = useState<Pick<Plan, 'data' | 'error'>>(notThere);
  const load = useCallback(
    (isWanted: () => boolean) =>
      previewPlan(match).then(
        (data) => isWanted() && setPlan({ ...notThere, data }),
        (error: Error) => isWanted() && setPlan({ ...notThere, error }),
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
  const reload = async () => {
    setPlan(notThere);
    await load(() => true);
  };
  return { ...plan, isReloading: false, reload };
}
