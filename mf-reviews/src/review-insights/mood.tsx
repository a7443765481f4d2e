import type { ReviewInsights } from '@rezenso/contract/review-insights';
import { formatNumber, formatRating } from '@rezenso/ui/format';
import { Section } from '@rezenso/ui/layout';
import { CountedTables } from './counted-tables.tsx';
import { moodTexts as texts } from './texts.de.ts';

/** How many reviews praise and how many criticise. */
export function Mood({ insights }: { insights: ReviewInsights }) {
  return (
    <Section title={texts.title} description={texts.explained}>
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
    </Section>
  );
}
