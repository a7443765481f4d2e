import { freeMatches } from '@rezenso/contract/limits';
import { planOf } from '@rezenso/contract/plans';
import type { Profile } from '@rezenso/contract/profile';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { Badge, KeyValue } from '@rezenso/ui/display';
import { BadgeCheckIcon, CrownIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { subscribePath, subscriptionSettingsPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { accountTexts as texts } from './texts.de.ts';

/** Plan, what is left of it, and whether the business is verified. */
export function AccountStatus({ profile }: { profile: Profile }) {
  const isPro = planOf(profile.subscriptionStatus) === 'pro';
  const left = Math.max(0, freeMatches - profile.freeReviewsUsed);
  return (
    <Card as="section" aria-label={texts.title}>
      <CardHeader>
        <CardTitle level={2}>{texts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        <Stack gap={5}>
          <KeyValue
            items={[
              {
                label: texts.plan,
                value: isPro ? (
                  <Badge tone="accent" icon={CrownIcon}>
                    {texts.pro}
                  </Badge>
                ) : (
                  <Badge>{texts.free}</Badge>
                ),
              },
              { label: texts.remaining, value: isPro ? texts.unlimited : texts.remainingOf(left, freeMatches) },
              {
                label: texts.verification,
                value: profile.isVerified ? (
                  <Badge tone="success" icon={BadgeCheckIcon}>
                    {texts.verified}
                  </Badge>
                ) : (
                  <Badge>{texts.unverified}</Badge>
                ),
              },
            ]}
          />
          {isPro ? (
            <LinkButton as={AreaLink} to={subscriptionSettingsPath} variant="secondary" fullWidth>
              {texts.manage}
            </LinkButton>
          ) : (
            <LinkButton as={AreaLink} to={subscribePath} variant="secondary" fullWidth iconStart={CrownIcon}>
              {texts.upgrade}
            </LinkButton>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
