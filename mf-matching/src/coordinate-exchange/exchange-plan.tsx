import type { ExchangeStrategy } from '@rezenso/contract/matches';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { ProgressBar } from '@rezenso/ui/display';
import { formatNumber, formatPercent } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Figure, Heading, Text } from '@rezenso/ui/typography';
import { coordinateTexts } from '../texts.de.ts';

/** Pairs listed at most; the rest is counted (specification, point 9). */
const shownPairs = 4;

interface ExchangePlanProps {
  strategy: ExchangeStrategy;
  myId: string | undefined;
  partnerName: string;
}

/** How many reviews, how fair, and who writes where. */
export function ExchangePlan({ strategy, myId, partnerName }: ExchangePlanProps) {
  const nameOf = (id: string) => (id === myId ? coordinateTexts.you : partnerName);
  const hidden = strategy.exchangePairs.length - shownPairs;
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Text>{coordinateTexts.total}</Text>
        <Figure>{formatNumber(strategy.totalExchanges)}</Figure>
      </Inline>
      <ProgressBar
        label={coordinateTexts.fairness}
        value={strategy.fairnessScore}
        valueText={formatPercent(strategy.fairnessScore)}
      />
      <Heading level={3} size="xs">
        {coordinateTexts.plan}
      </Heading>
      <Stack as="ul" gap={2}>
        {strategy.exchangePairs.slice(0, shownPairs).map((pair) => {
          const { youWriteFor, writesForYou } = coordinateTexts;
          const spoken = pair.reviewerId === myId ? youWriteFor : writesForYou;
          return (
            <Inline as="li" key={`${pair.reviewerId}-${pair.platform}`} justify="between" gap={3}>
              <Text aria-label={spoken(partnerName)}>
                {coordinateTexts.writesFor(nameOf(pair.reviewerId), nameOf(pair.recipientId))}
              </Text>
              <PlatformBadge platform={pair.platform} />
            </Inline>
          );
        })}
        {hidden > 0 && (
          <li>
            <Text size="sm" tone="muted">
              {coordinateTexts.more(hidden)}
            </Text>
          </li>
        )}
      </Stack>
    </Stack>
  );
}
