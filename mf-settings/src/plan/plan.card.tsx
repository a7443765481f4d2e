import { freeMatches, proPriceEuro } from '@rezenso/contract/limits';
import type { Profile } from '@rezenso/contract/profile';
import { useLoginWhenExpired } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { Badge, KeyValue, ProgressBar } from '@rezenso/ui/display';
import { Banner, ErrorState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { formatEuro } from '@rezenso/ui/format';
import { CreditCardIcon, CrownIcon } from '@rezenso/ui/icons';
import { Section, Stack } from '@rezenso/ui/layout';
import { subscribePath } from '../paths.ts';
import { InTheMaking } from '../settings/in-the-making.tsx';
import { planTexts } from '../texts.de.ts';
import { usePlan } from './plan.resource.ts';
import { isPro, remainingFreeMatches } from './plan.ts';

/** The plan of the business and what is left of it. */
export function PlanCard() {
  const { data, error, isReloading, reload } = usePlan();
  useLoginWhenExpired(error);
  if (data) return isPro(data.user) ? <ProPlan /> : <FreePlan profile={data.user} />;
  if (!error)
    return (
      <Loading>
        <SkeletonCard lines={6} />
      </Loading>
    );
  return (
    <ErrorState
      title={planTexts.loadFailed}
      description={planTexts.loadFailedDescription}
      onRetry={reload}
      retrying={isReloading}
      level={2}
    />
  );
}

function FreePlan({ profile }: { profile: Profile }) {
  const remaining = remainingFreeMatches(profile);
  return (
    <Section title={planTexts.title}>
      <Card>
        <CardBody>
          <Stack gap={6}>
            <KeyValue
              items={[
                { label: planTexts.plan, value: planTexts.free },
                { label: planTexts.price, value: planTexts.perMonth(formatEuro(0)) },
              ]}
            />
            <ProgressBar
              label={planTexts.remaining}
              value={remaining}
              max={freeMatches}
              valueText={planTexts.remainingOf(remaining, freeMatches)}
            />
            {remaining === 0 && <Banner tone="info">{planTexts.usedUp}</Banner>}
          </Stack>
        </CardBody>
        <CardFooter>
          <LinkButton as={Link} to={subscribePath} iconStart={CrownIcon}>
            {planTexts.upgrade}
          </LinkButton>
        </CardFooter>
      </Card>
    </Section>
  );
}

function ProPlan() {
  return (
    <Stack gap={10}>
      <Section title={planTexts.title} actions={<Badge tone="success">{planTexts.active}</Badge>}>
        <Card highlighted>
          <CardBody>
            <KeyValue
              items={[
                { label: planTexts.plan, value: planTexts.pro },
                { label: planTexts.price, value: planTexts.perMonth(formatEuro(proPriceEuro)) },
                { label: planTexts.remainingAsPro, value: planTexts.unlimited },
              ]}
            />
          </CardBody>
        </Card>
      </Section>
      <Section title={planTexts.manage}>
        <InTheMaking icon={CreditCardIcon} description={planTexts.manageSoon} />
      </Section>
    </Stack>
  );
}
