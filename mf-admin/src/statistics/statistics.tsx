import { type AdminStats, statsPeriods } from '@rezenso/contract/admin';
import { StatCard } from '@rezenso/ui/containers';
import { EmptyState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { formatNumber } from '@rezenso/ui/format';
import {
  ChartColumnIcon,
  CheckCheckIcon,
  ClockIcon,
  FlagIcon,
  HandshakeIcon,
  HeadsetIcon,
  type IconType,
  StarIcon,
  UserCheckIcon,
  UserIcon,
} from '@rezenso/ui/icons';
import { Select } from '@rezenso/ui/inputs';
import { Grid, Inline, Section, Stack } from '@rezenso/ui/layout';
import { above } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { AreaContent } from '../admin/area-content.tsx';
import { oneOf } from '../admin/one-of.ts';
import { useAddress } from '../admin/use-address.ts';
import { answeredWithin } from '../support/answered-within.ts';
import { refusedActions } from '../texts.de.ts';
import { ExportButton } from './export-button.tsx';
import { flows } from './flow-chart.tsx';
import { startingPeriod, useStats, useTrends } from './statistics.resource.ts';
import { statisticsTexts } from './texts.de.ts';
import { Trends } from './trends.tsx';

const figures = [
  'totalUsers',
  'activeUsers',
  'totalMatches',
  'completedMatches',
  'totalReviews',
  'pendingReports',
] as const;
const icons: Record<(typeof figures)[number], IconType> = {
  totalUsers: UserIcon,
  activeUsers: UserCheckIcon,
  totalMatches: HandshakeIcon,
  completedMatches: CheckCheckIcon,
  totalReviews: StarIcon,
  pendingReports: FlagIcon,
};

/** On a phone two cards stand beside each other, where 'Abgeschlossene' needs the line to itself. */
const Figures = styled(Grid)`
  & [role='group'] span:has(> svg) { display: none; }
  ${above.tablet} { & [role='group'] span:has(> svg) { display: inline-grid; } }
`;

/** Tab 'Statistiken'. */
export default function Statistics() {
  return (
    <AreaContent
      reading={useStats()}
      title={statisticsTexts.failedTitle}
      refusedAction={refusedActions.statistics}
      loading={<StatisticsSkeleton />}
      isEmpty={(stats) => figures.every((name) => stats[name] === 0)}
      empty={
        <EmptyState
          icon={ChartColumnIcon}
          title={statisticsTexts.empty}
          description={statisticsTexts.emptyDescription}
          level={2}
        />
      }
    >
      {(stats) => (
        <Stack gap={10}>
          <Figures columns={3} twoOnPhone>
            {figures.map((name) => (
              <StatCard
                key={name}
                label={statisticsTexts.figures[name]}
                value={formatNumber(stats[name])}
                icon={icons[name]}
                tone={name === 'pendingReports' && stats[name] > 0 ? 'danger' : 'neutral'}
              />
            ))}
          </Figures>
          <SupportFigures stats={stats} />
          <OverTime stats={stats} />
        </Stack>
      )}
    </AreaContent>
  );
}

/** What waits for an answer, and how quickly it comes; nothing with a server that does not count it. */
function SupportFigures({
  stats: { openSupportRequests: open, medianMinutesToFirstAnswer: median },
}: {
  stats: AdminStats;
}) {
  if (open === undefined) return null;
  return (
    <Section title={statisticsTexts.support}>
      <Figures columns={2} twoOnPhone>
        <StatCard label={statisticsTexts.openSupport} value={formatNumber(open)} icon={HeadsetIcon} />
        <StatCard
          label={statisticsTexts.firstAnswer}
          value={median === undefined || median === null ? statisticsTexts.noAnswers : answeredWithin(median)}
          hint={statisticsTexts.firstAnswerHint}
          icon={ClockIcon}
        />
      </Figures>
    </Section>
  );
}

function OverTime({ stats }: { stats: AdminStats }) {
  const { parameters, change } = useAddress();
  const period = oneOf(statsPeriods, parameters.get('period')) ?? startingPeriod;
  const reading = useTrends(period);
  const { data, error } = reading;
  return (
    <Section
      title={statisticsTexts.trends}
      actions={
        <Inline gap={3}>
          <Select
            aria-label={statisticsTexts.period}
            value={period}
            options={statsPeriods.map((value) => ({ value, label: statisticsTexts.periods[value] }))}
            // 'all' is a period here, so it must not mean 'leave out'.
            onChange={(event) => change({ period: event.target.value }, { keepsAll: true })}
          />
          {data && !error && <ExportButton stats={stats} trends={data} />}
        </Inline>
      }
    >
      <AreaContent
        reading={reading}
        title={statisticsTexts.trendsFailedTitle}
        refusedAction={refusedActions.statistics}
        loading={
          <Loading>
            <ChartsSkeleton />
          </Loading>
        }
      >
        {(trends) => <Trends trends={trends} />}
      </AreaContent>
    </Section>
  );
}

function StatisticsSkeleton() {
  return (
    <Loading>
      <Stack gap={10}>
        <Figures columns={3} twoOnPhone>
          {figures.map((name) => (
            <Skeleton key={name} shape="block" height="7.625rem" />
          ))}
        </Figures>
        <Stack gap={5}>
          <Skeleton width="9rem" height="2.75rem" shape="block" />
          <ChartsSkeleton />
        </Stack>
      </Stack>
    </Loading>
  );
}

function ChartsSkeleton() {
  return (
    <Grid columns={2}>
      {flows.map((flow) => (
        <Skeleton key={flow} shape="block" height="15.5rem" />
      ))}
    </Grid>
  );
}
