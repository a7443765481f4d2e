import type { ReviewInsights } from '@rezenso/contract/review-insights';
import { formatNumber } from '@rezenso/ui/format';
import { Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { localeText } from '../texts.de.ts';
import { CountedTables } from './counted-tables.tsx';
import { answerTexts as texts } from './texts.de.ts';

/** Below that a median is chance. */
const fewestTelling = 5;

const decimal = new Intl.NumberFormat(localeText, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** All alike, so that a column of them lines up. */
const oneDecimal = (figure: number) => decimal.format(figure);

/** How many reviews the business answered and how fast, with how little that rests on. Servers before 1.30.0 do not say it. */
export function Answers({ insights }: { insights: ReviewInsights }) {
  const { answers, reviews } = insights;
  if (!answers) return null;
  const { answered, medianDays } = answers;
  return (
    <Section title={texts.title} description={texts.explained}>
      {medianDays === null ? (
        <Text tone="muted">{texts.none}</Text>
      ) : (
        <Stack gap={4}>
          <Stack gap={1}>
            <Text>
              {texts.said(answered, reviews)} {texts.speed(medianDays, answered)}
            </Text>
            {answered < fewestTelling && <Text tone="muted">{texts.few(answered)}</Text>}
          </Stack>
          <CountedTables
            insights={insights}
            about={texts.title}
            columns={[
              [texts.countColumn, ({ count }) => formatNumber(count)],
              [texts.answeredColumn, (counted) => figureOf(counted.answers?.answered, formatNumber)],
              [texts.daysColumn, (counted) => figureOf(counted.answers?.medianDays, oneDecimal)],
            ]}
          />
        </Stack>
      )}
    </Section>
  );
}

function figureOf(figure: number | null | undefined, format: (figure: number) => string): string {
  return figure == null ? texts.noFigure : format(figure);
}
