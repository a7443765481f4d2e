import type { AnswerOf } from '@rezenso/contract/endpoint';
import type { getCustomerVisits } from '@rezenso/contract/public-page';
import { platformName } from '@rezenso/domain/platforms';
import { Card, CardBody } from '@rezenso/ui/containers';
import { BarTable } from '@rezenso/ui/display';
import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { useCustomerVisits } from './public-page.resource.ts';
import { visitTexts as texts } from './texts.de.ts';

type CustomerVisits = AnswerOf<typeof getCustomerVisits>;

/** How often the link was opened, by day, and where people went on to. */
export function Visits() {
  return (
    <AsyncContent
      reading={useCustomerVisits()}
      failed={{ title: texts.loadFailed, level: 3 }}
      loading={
        <Loading>
          <SkeletonCard lines={4} />
        </Loading>
      }
    >
      {(visits) => (
        <Card>
          <CardBody>
            <Figures {...visits} />
          </CardBody>
        </Card>
      )}
    </AsyncContent>
  );
}

function Figures({ days, platforms }: CustomerVisits) {
  const [visits, clicks] = [sum(days.map((day) => day.visits)), sum(days.map((day) => day.clicks))];
  // Days without anybody say nothing; the newest first.
  const busy = days.filter((day) => day.visits + day.clicks > 0).toReversed();
  const most = Math.max(1, ...busy.map((day) => day.visits));
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={3} size="xs">
          {texts.title}
        </Heading>
        <Text tone="muted" size="sm">
          {texts.description}
        </Text>
      </Stack>
      {busy.length === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <>
          <Inline gap={5}>
            <Text weight="medium">{texts.visits(visits)}</Text>
            <Text weight="medium">{texts.clicks(clicks)}</Text>
          </Inline>
          {platforms.length > 0 && <Platforms platforms={platforms} all={clicks} />}
          <Stack gap={1}>
            <Text tone="muted" size="sm">
              {texts.legend}
            </Text>
            <BarTable
              caption={texts.caption}
              heads={texts.heads}
              rows={busy.map((day) => ({
                key: day.day,
                label: formatDate(`${day.day}T12:00:00Z`),
                share: day.visits / most,
                value: texts.figures(day.visits, day.clicks),
              }))}
            />
          </Stack>
        </>
      )}
    </Stack>
  );
}

function Platforms({ platforms, all }: { platforms: CustomerVisits['platforms']; all: number }) {
  return (
    <BarTable
      caption={texts.platformsCaption}
      heads={texts.platformHeads}
      rows={platforms.map(({ platform, clicks }) => ({
        key: platform,
        label: platformName(platform),
        share: clicks / Math.max(1, all),
        value: String(clicks),
      }))}
    />
  );
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
