import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { Card, CardBody, StatCard } from '@rezenso/ui/containers';
import { ProgressBar } from '@rezenso/ui/display';
import { formatNumber, formatPercent } from '@rezenso/ui/format';
import { ArrowLeftRightIcon, CircleCheckIcon, ClockIcon, PencilIcon } from '@rezenso/ui/icons';
import { Grid, Stack } from '@rezenso/ui/layout';
import { boardTexts } from '../texts.de.ts';
import { figuresOf } from './exchange-groups.ts';

/** Four figures and the success rate. */
export function ExchangeFiguresRow({ exchanges }: { exchanges: readonly ReviewExchange[] }) {
  const { total, pending, inProgress, completed, counted, succeeded, successRate } = figuresOf(exchanges);
  const labels = boardTexts.figures;
  return (
    <Stack gap={4}>
      <Grid columns={4} twoOnPhone>
        <StatCard label={labels.total} value={formatNumber(total)} icon={ArrowLeftRightIcon} tone="accent" />
        <StatCard label={labels.pending} value={formatNumber(pending)} icon={PencilIcon} tone="warning" />
        <StatCard label={labels.inProgress} value={formatNumber(inProgress)} icon={ClockIcon} tone="info" />
        <StatCard label={labels.completed} value={formatNumber(completed)} icon={CircleCheckIcon} tone="success" />
      </Grid>
      <Card>
        <CardBody>
          <ProgressBar
            label={boardTexts.successRate}
            value={successRate}
            valueText={`${formatPercent(successRate)} · ${boardTexts.successRateHint(succeeded, counted, total - counted)}`}
          />
        </CardBody>
      </Card>
    </Stack>
  );
}
