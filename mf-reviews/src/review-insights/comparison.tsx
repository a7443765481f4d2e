import { fewestCompared, type ReviewInsights } from '@rezenso/contract/review-insights';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Section } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { profilePath } from '../paths.ts';
import { FigureTable } from './figure-table.tsx';
import { comparisonTexts as texts } from './texts.de.ts';

/** The business beside others of its trade nearby, once they are enough for nobody to be known by it. */
export function TradeComparison({ comparison }: Pick<ReviewInsights, 'comparison'>) {
  if (!comparison) {
    return (
      <Section title={texts.title}>
        <Text tone="muted">
          {texts.missing}{' '}
          <TextLink as={Link} to={profilePath}>
            {texts.toProfile}
          </TextLink>
        </Text>
      </Section>
    );
  }
  const { tradeName, radiusKm, businesses, own, others } = comparison;
  const answers = answerRows(own, others);
  return (
    <Section title={texts.title} description={texts.description(tradeName, radiusKm)}>
      {others ? (
        <Card>
          <CardBody>
            <FigureTable
              caption={texts.title}
              heads={[texts.figure, texts.you, texts.others(businesses)]}
              rows={[
                [texts.average, texts.stars(own.averageRating), texts.stars(others.averageRating)],
                [texts.perMonth, texts.aMonth(own.reviewsPerMonth), texts.aMonth(others.reviewsPerMonth)],
                ...answers,
              ]}
            />
            <Text size="sm" tone="muted">
              {others.answers ? texts.answering(others.answers.businesses) : texts.fewAnswer(fewestCompared)}
            </Text>
          </CardBody>
        </Card>
      ) : (
        <Text tone="muted">{texts.tooFew(fewestCompared)}</Text>
      )}
    </Section>
  );
}

type Figures = NonNullable<ReviewInsights['comparison']>['own'];

/** How often and how fast answers come, once enough others mark theirs. */
function answerRows({ answers: own }: Figures, others: Figures | null): string[][] {
  const theirs = others?.answers;
  if (!theirs) return [];
  return [
    [texts.answered, own ? texts.share(own.share) : texts.noAnswers, texts.share(theirs.share)],
    [texts.answerDays, own ? texts.days(own.medianDays) : texts.noAnswers, texts.days(theirs.medianDays)],
  ];
}
