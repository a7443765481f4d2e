import type { ReviewInsights } from '@rezenso/contract/review-insights';
import { formatNumber, formatRating } from '@rezenso/ui/format';
import { Section, Stack } from '@rezenso/ui/layout';
import { CountedTables } from './counted-tables.tsx';
import { MoodChart } from './mood-chart.tsx';
import { moodTexts as texts } from './texts.de.ts';

/** One column alone shows no change. */
const fewestMonths = 2;

/** How many reviews praise and how many criticise. */
export function Mood({ insights }: { insights: ReviewInsights }) {
  return (
    <Section title={texts.title} description={texts.explained}>
      <Stack gap={4}>
        {insights.mood.length >= fewestMonths && <MoodChart mood={insights.mood} />}
        <CountedTables
          insights={insights}
          about={texts.title}
          columns={[
            [texts.praiseColumn, ({ praise }) => formatNumber(praise)],
            [texts.criticismColumn, ({ criticism }) => formatNumber(criticism)],
            [texts.countColumn, ({ count }) => formatNumber(count)],
            [
              texts.averageColumn,
              ({ averageRating }) => (averageRating === null ? texts.none : formatRating(averageRating)),
            ],
          ]}
        />
      </Stack>
    </Section>
  );
}
