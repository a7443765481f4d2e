import type { ReviewInsights } from '@rezenso/contract/review-insights';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { formatNumber } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { MonthlyColumns } from '../review-trends/columns.tsx';
import { moodTexts as texts } from './texts.de.ts';

const Swatch = styled.svg`
  flex: none;
  width: ${space(3)};
  height: ${space(3)};
  forced-color-adjust: none;
`;

const colors = { praise: tokens.color.success, criticism: tokens.color.warning };

/** Praise and criticism on top of each other, month by month; the table of months tells the figures. */
export function MoodChart({ mood }: { mood: ReviewInsights['mood'] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle size="xs">{texts.chart}</CardTitle>
      </CardHeader>
      <CardBody>
        <Stack gap={4}>
          <MonthlyColumns
            columns={mood.map(({ month, praise, criticism }) => ({
              month,
              label: formatNumber(praise + criticism),
              parts: [
                { value: praise, color: colors.praise },
                { value: criticism, color: colors.criticism },
              ],
            }))}
          />
          <Inline gap={4} aria-hidden="true">
            <Kind label={texts.praiseColumn} color={colors.praise} />
            <Kind label={texts.criticismColumn} color={colors.criticism} />
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}

function Kind({ label, color }: { label: string; color: string }) {
  return (
    <Inline gap={2}>
      <Swatch aria-hidden="true">
        <rect width="100%" height="100%" rx="3" fill={color} />
      </Swatch>
      <Text as="span" size="sm" tone="muted">
        {label}
      </Text>
    </Inline>
  );
}
