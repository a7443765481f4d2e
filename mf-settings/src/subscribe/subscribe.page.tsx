import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { Grid, Page } from '@rezenso/ui/layout';
import { usePlan } from '../plan/plan.resource.ts';
import { isPro } from '../plan/plan.ts';
import { AlreadyPro } from './already-pro.tsx';
import { subscribeTexts } from './texts.de.ts';
import { Upgrade } from './upgrade.tsx';

export { prefetchPlan as prefetch } from '../plan/plan.resource.ts';

/** /subscribe: what Pro gives, or that the business already has it. */
export default function SubscribePage() {
  const reading = usePlan();
  if (reading.data && isPro(reading.data)) return <AlreadyPro />;
  return (
    <Page title={subscribeTexts.title} description={subscribeTexts.description}>
      <AsyncContent
        reading={reading}
        failed={{ title: subscribeTexts.loadFailed, level: 2 }}
        loading={
          <Loading>
            <Grid columns={2}>
              <SkeletonCard lines={8} />
              <SkeletonCard lines={8} />
            </Grid>
          </Loading>
        }
      >
        {(data) => <Upgrade plan={data} />}
      </AsyncContent>
    </Page>
  );
}
