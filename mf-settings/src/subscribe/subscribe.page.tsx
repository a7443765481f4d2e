import { useLoginWhenExpired } from '@rezenso/platform';
import { ErrorState, LastKnown, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { Grid, Page } from '@rezenso/ui/layout';
import { usePlan } from '../plan/plan.resource.ts';
import { isPro } from '../plan/plan.ts';
import { AlreadyPro } from './already-pro.tsx';
import { subscribeTexts } from './texts.de.ts';
import { Upgrade } from './upgrade.tsx';

export { prefetchPlan as prefetch } from '../plan/plan.resource.ts';

/** /subscribe: what Pro gives, or that the business already has it. */
export default function SubscribePage() {
  const { data, error, isReloading, reload } = usePlan();
  useLoginWhenExpired(error);
  if (data && isPro(data)) return <AlreadyPro />;
  return (
    <Page title={subscribeTexts.title} description={subscribeTexts.description}>
      {data ? (
        <LastKnown error={error} onRetry={reload} retrying={isReloading}>
          <Upgrade plan={data} />
        </LastKnown>
      ) : error ? (
        <ErrorState error={error} title={subscribeTexts.loadFailed} onRetry={reload} retrying={isReloading} level={2} />
      ) : (
        <Loading>
          <Grid columns={2}>
            <SkeletonCard lines={8} />
            <SkeletonCard lines={8} />
          </Grid>
        </Loading>
      )}
    </Page>
  );
}
