import type { ReviewInsights } from '@rezenso/contract/review-insights';
import { platformName } from '@rezenso/domain/platforms';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { Grid } from '@rezenso/ui/layout';
import { styled } from 'styled-components';
import { longMonth } from '../review-trends/month-names.ts';
import { FigureTable } from './figure-table.tsx';
import { countedTexts as texts } from './texts.de.ts';

/** A year has twelve rows, platforms are few: each card ends where its table does. */
const Tables = styled(Grid)`
  align-items: start;
`;

/** What is counted of one month or of one platform. */
export type Counted = ReviewInsights['mood'][number] | ReviewInsights['byPlatform'][number];

interface CountedTablesProps {
  insights: ReviewInsights;
  /** What both tables are about. */
  about: string;
  /** As many as a phone shows side by side. */
  columns: readonly (readonly [head: string, cell: (counted: Counted) => string])[];
}

/** The same figures month by month and platform by platform. */
export function CountedTables({ insights: { mood, byPlatform }, about, columns }: CountedTablesProps) {
  const tables = [
    { title: texts.month, first: texts.monthColumn, rows: mood.map((row) => [longMonth(row.month), row] as const) },
    {
      title: texts.platform,
      first: texts.platformColumn,
      rows: byPlatform.map((row) => [platformName(row.platform), row] as const),
    },
  ];
  return (
    <Tables columns={2}>
      {tables.map(({ title, first, rows }) => (
        <Card key={title}>
          <CardHeader>
            <CardTitle size="xs">{title}</CardTitle>
          </CardHeader>
          <CardBody>
            <FigureTable
              caption={`${about}, ${title}`}
              heads={[first, ...columns.map(([head]) => head)]}
              rows={rows.map(([label, counted]) => [label, ...columns.map(([, cell]) => cell(counted))])}
            />
          </CardBody>
        </Card>
      ))}
    </Tables>
  );
}
