import type { ReviewInsights } from '@rezenso/contract/review-insights';
import { platformName } from '@rezenso/domain/platforms';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { formatNumber, formatRating } from '@rezenso/ui/format';
import { Grid, Section } from '@rezenso/ui/layout';
import { longMonth } from '../review-trends/month-names.ts';
import { FigureTable } from './figure-table.tsx';
import { moodTexts as texts } from './texts.de.ts';

type Counted = ReviewInsights['mood'][number] | ReviewInsights['byPlatform'][number];

/** How many reviews praise and how many criticise, month by month and platform by platform. */
export function Mood({ insights: { mood, byPlatform } }: { insights: ReviewInsights }) {
  return (
    <Section title={texts.title} description={texts.explained}>
      <Grid columns={2}>
        <MoodTable
          title={texts.month}
          first={texts.monthColumn}
          rows={mood.map((row) => [longMonth(row.month), row])}
        />
        <MoodTable
          title={texts.platform}
          first={texts.platformColumn}
          rows={byPlatform.map((row) => [platformName(row.platform), row])}
        />
      </Grid>
    </Section>
  );
}

interface MoodTableProps {
  title: string;
  first: string;
  rows: readonly (readonly [label: string, counted: Counted])[];
}

function MoodTable({ title, first, rows }: MoodTableProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle size="xs">{title}</CardTitle>
      </CardHeader>
      <CardBody>
        <FigureTable
          caption={`${texts.title}, ${title}`}
          heads={[
            first,
            texts.praiseColumn,
            texts.criticismColumn,
            texts.countColumn,
            texts.averageColumn,
            texts.answeredColumn,
            texts.daysColumn,
          ]}
          rows={rows.map(([label, { praise, criticism, count, averageRating, answers }]) => [
            label,
            ...[praise, criticism, count].map(formatNumber),
            averageRating === null ? texts.none : formatRating(averageRating),
            answers ? formatNumber(answers.answered) : texts.none,
            answers?.medianDays == null ? texts.none : formatNumber(answers.medianDays, 1),
          ])}
        />
      </CardBody>
    </Card>
  );
}
