import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { Collapsible } from '@rezenso/ui/accordion';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { Avatar, Badge } from '@rezenso/ui/display';
import { CheckCheckIcon, PencilIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { PlatformBadge } from '@rezenso/ui/platforms';
import { PartnerMenu } from '@rezenso/ui/reporting';
import type { Tone } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { cardTexts, statusLabels } from '../texts.de.ts';
import { DueDate } from './due-date.tsx';
import { SubmittedReview } from './submitted-review.tsx';

const tones: Record<ReviewExchange['status'], Tone> = {
  pending: 'warning',
  in_progress: 'info',
  awaiting_confirmation: 'info',
  confirmed: 'success',
  completed: 'success',
};

const Who = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`;

interface ExchangeCardProps {
  exchange: ReviewExchange;
  /** Whether the signed-in business writes; otherwise it receives. */
  isReviewer: boolean;
  onSubmit: () => void;
  onConfirm: () => void;
}

/** One agreed review: who writes for whom, where, until when, and what to do next. */
export function ExchangeCard({ exchange, isReviewer, onSubmit, onConfirm }: ExchangeCardProps) {
  const partner = isReviewer ? exchange.recipient.companyName : exchange.reviewer.companyName;
  return (
    <Card as="article" aria-label={isReviewer ? cardTexts.youWrite(partner) : cardTexts.theyWrite(partner)}>
      <CardBody>
        <Stack gap={4}>
          <Inline gap={4} align="start">
            <Avatar name={partner} />
            <Who>
              <Heading level={2} size="xs">
                {isReviewer ? cardTexts.youWrite(partner) : cardTexts.theyWrite(partner)}
              </Heading>
              <Text tone="muted" size="sm">
                {exchange.businessName}
              </Text>
            </Who>
            <Inline gap={2}>
              <PlatformBadge platform={exchange.platform} />
              <Badge tone={tones[exchange.status]}>{statusLabels[exchange.status]}</Badge>
              <PartnerMenu about={{ exchangeId: exchange.id }} partner={partner} />
            </Inline>
          </Inline>
          <DueDate exchange={exchange} />
          {exchange.status !== 'pending' && <SubmittedReview exchange={exchange} />}
          {isReviewer && exchange.status === 'pending' && <Instructions exchange={exchange} />}
        </Stack>
      </CardBody>
      <NextStep
        exchange={exchange}
        partner={partner}
        isReviewer={isReviewer}
        onSubmit={onSubmit}
        onConfirm={onConfirm}
      />
    </Card>
  );
}

function Instructions({ exchange }: { exchange: ReviewExchange }) {
  return (
    <Collapsible title={cardTexts.instructions}>
      <Stack gap={3}>
        <Text size="sm" preserveLines>
          {exchange.reviewInstructions}
        </Text>
        <Text size="sm" tone="muted">
          <strong>{cardTexts.rule}:</strong> {exchange.platformRule}
        </Text>
      </Stack>
    </Collapsible>
  );
}

function NextStep({ exchange, partner, isReviewer, onSubmit, onConfirm }: ExchangeCardProps & { partner: string }) {
  if (exchange.status === 'pending' && isReviewer) {
    return (
      <CardFooter>
        <Button iconStart={PencilIcon} onClick={onSubmit}>
          {exchange.reviewText ? cardTexts.continueDraft : cardTexts.submit}
        </Button>
      </CardFooter>
    );
  }
  if (exchange.status === 'awaiting_confirmation' && !isReviewer) {
    return (
      <CardFooter>
        <Button iconStart={CheckCheckIcon} onClick={onConfirm}>
          {cardTexts.confirm}
        </Button>
      </CardFooter>
    );
  }
  const isOpen = exchange.status === 'pending' || exchange.status === 'awaiting_confirmation';
  if (!isOpen) return null;
  return (
    <CardFooter>
      <Text tone="muted" size="sm">
        {isReviewer ? cardTexts.waitingForConfirmation(partner) : cardTexts.waitingForPartner(partner)}
      </Text>
    </CardFooter>
  );
}
