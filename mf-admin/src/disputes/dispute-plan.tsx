import type { AdminDisputeDetail } from '@rezenso/contract/admin';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { ExternalLink } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { Badge, KeyValue, RatingStars } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { Grid, Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { caseTexts } from '../reports/texts.de.ts';
import { adminTexts, exchangeStatusLabels } from '../texts.de.ts';
import { disputeTexts as texts } from './texts.de.ts';

type Exchange = AdminDisputeDetail['exchanges'][number];

/** All reviews that the two agreed on: when, what was handed in, and what it rests on. */
export function DisputePlan({ exchanges }: { exchanges: readonly Exchange[] }) {
  return (
    <Section title={texts.plan}>
      <Grid minWidth="17rem">
        {exchanges.map((exchange) => (
          <Planned key={exchange.id} exchange={exchange} />
        ))}
      </Grid>
    </Section>
  );
}

function Planned({ exchange }: { exchange: Exchange }) {
  const { reviewText, reviewRating, reviewUrl, submittedAt, confirmedAt, experience } = exchange;
  const basis = (experience && texts.experience(experience)) ?? texts.noBasis;
  return (
    <Panel>
      <Stack gap={2}>
        <Text size="sm" weight="semibold">
          {caseTexts.writes(exchange.reviewer.name ?? adminTexts.gone, exchange.recipient.name ?? adminTexts.gone)}
        </Text>
        <Inline gap={2}>
          <PlatformBadge platform={exchange.platform} />
          <Badge>{exchangeStatusLabels[exchange.status]}</Badge>
          {exchange.isSubject && <Badge tone="danger">{caseTexts.subject}</Badge>}
        </Inline>
        {reviewRating !== null && <RatingStars value={reviewRating} />}
        <Text size="sm" preserveLines>
          {reviewText ? caseTexts.quoted(reviewText) : caseTexts.noText}
        </Text>
        {reviewUrl && (
          <Text size="sm">
            <ExternalLink address={reviewUrl} otherwise={reviewUrl}>
              {caseTexts.openReview}
            </ExternalLink>
          </Text>
        )}
        <KeyValue
          items={[
            { label: texts.agreed, value: formatDate(exchange.createdAt) },
            { label: texts.due, value: formatDate(exchange.dueDate) },
            ...(submittedAt ? [{ label: texts.submitted, value: formatDate(submittedAt) }] : []),
            ...(confirmedAt ? [{ label: texts.confirmed, value: formatDate(confirmedAt) }] : []),
            ...(submittedAt ? [{ label: texts.basis, value: basis }] : []),
          ]}
        />
      </Stack>
    </Panel>
  );
}
