import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { ExchangeStatus } from '@rezenso/contract/vocabulary';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { PartnerMenu } from '@rezenso/domain/reporting';
import { Collapsible } from '@rezenso/ui/accordion';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { Avatar, Badge } from '@rezenso/ui/display';
import { Banner } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { CalendarIcon, CheckCheckIcon, type IconType, PencilIcon, ScaleIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import type { Tone } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppointmentLine } from '../appointments/appointment-line.tsx';
import type { AppointmentState, AppointmentStep } from '../appointments/appointment-state.ts';
import { appointmentTexts } from '../appointments/card-texts.de.ts';
import { disputeTexts } from '../disputes/card-texts.de.ts';
import { DisputeLine } from '../disputes/dispute-line.tsx';
import { canDispute, type DisputeStep, disputedStatus, isDecided, isDisputed } from '../disputes/dispute-state.ts';
import { ReviewBasis } from '../experience/review-basis.tsx';
import { ExtensionLine } from '../extensions/extension-line.tsx';
import { cardTexts, statusLabels, withheldTexts } from '../texts.de.ts';
import { DueDate } from './due-date.tsx';
import { isToRevise, type NextStep, shownStatus } from './exchange-steps.ts';
import { SubmittedReview } from './submitted-review.tsx';

const tones: Record<ExchangeStatus, Tone> = {
  pending: 'warning',
  in_progress: 'info',
  awaiting_confirmation: 'info',
  confirmed: 'success',
  completed: 'success',
};

const icons: Record<NextStep, IconType> = { submit: PencilIcon, confirm: CheckCheckIcon, answer: ScaleIcon };

const Who = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`;

interface ExchangeCardProps {
  exchange: ReviewExchange;
  /** Whether the signed-in business writes; otherwise it receives. */
  isReviewer: boolean;
  /** What the signed-in business can do now. */
  nextStep: NextStep | undefined;
  /** How far an appointment for it has come. */
  appointmentState: AppointmentState | undefined;
  onStep: (step: NextStep | AppointmentStep | DisputeStep | 'extend') => void;
  /** Its appointment was said to have taken place. */
  onHappened: () => void;
}

/** One agreed review: who writes for whom, where, until when, and what to do next. */
export function ExchangeCard(props: ExchangeCardProps) {
  const { exchange, isReviewer, nextStep, appointmentState, onStep, onHappened } = props;
  const status = shownStatus(exchange);
  const { label, tone } = disputedStatus(exchange) ?? { label: statusLabels[status], tone: tones[status] };
  const partner = isReviewer ? exchange.recipient.companyName : exchange.reviewer.companyName;
  return (
    <Card as="article" aria-label={isReviewer ? cardTexts.youWrite(partner) : cardTexts.theyWrite(partner)}>
      <CardBody>
        <Stack gap={4}>
          <Inline gap={4}>
            <Avatar name={partner} />
            <Who>
              <Heading level={2} size="xs">
                {isReviewer ? cardTexts.youWrite(partner) : cardTexts.theyWrite(partner)}
              </Heading>
              {exchange.businessName !== exchange.recipient.companyName && (
                <Text tone="muted" size="sm">
                  {exchange.businessName}
                </Text>
              )}
            </Who>
            <Inline gap={2}>
              <PlatformBadge platform={exchange.platform} />
              <Badge tone={tone}>{label}</Badge>
              <PartnerMenu
                about={{ exchangeId: exchange.id }}
                partner={partner}
                blocking={{
                  matchId: exchange.matchId,
                  isBlocked: exchange.isBlockedByMe === true,
                  isRunning: exchange.postedAt !== null || status === 'awaiting_confirmation',
                }}
              />
            </Inline>
          </Inline>
          <DueDate exchange={exchange} />
          {exchange.postedAt === null ? <ReviewBasis exchange={exchange} /> : <SubmittedReview exchange={exchange} />}
          {appointmentState && (
            <AppointmentLine
              exchange={exchange}
              appointmentState={appointmentState}
              isReviewer={isReviewer}
              partner={partner}
              onStep={onStep}
              onHappened={onHappened}
            />
          )}
          {exchange.isPaused && <Banner tone="info">{cardTexts.paused(partner)}</Banner>}
          <ExtensionLine exchange={exchange} partner={partner} onPropose={() => onStep('extend')} />
          <DisputeLine
            exchange={exchange}
            isReviewer={isReviewer}
            partner={partner}
            onTakeBack={() => onStep('take-back')}
          />
          {exchange.withheld && !isDecided(exchange) && (
            <Withheld exchange={exchange} isReviewer={isReviewer} reason={exchange.withheld} />
          )}
          {nextStep === 'submit' && <Instructions exchange={exchange} />}
        </Stack>
      </CardBody>
      {nextStep ? (
        <Step exchange={exchange} step={nextStep} appointmentState={appointmentState} onStep={onStep} />
      ) : (
        <Waiting
          exchange={exchange}
          partner={partner}
          isReviewer={isReviewer}
          appointmentState={appointmentState}
          arrange={appointmentState === 'none' && <Arrange onStep={onStep} />}
          onStep={onStep}
        />
      )}
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

interface StepProps extends Pick<ExchangeCardProps, 'exchange' | 'appointmentState' | 'onStep'> {
  step: NextStep;
}

function Step({ exchange, step, appointmentState, onStep }: StepProps) {
  // While a time is to be agreed on or lies ahead, that is what comes first.
  const isNotFirst = appointmentState !== undefined && appointmentState !== 'none' && appointmentState !== 'happened';
  return (
    <CardFooter>
      <Inline gap={3}>
        <Button variant={isNotFirst ? 'secondary' : 'primary'} iconStart={icons[step]} onClick={() => onStep(step)}>
          {labelOf(step, exchange)}
        </Button>
        {appointmentState === 'none' && <Arrange onStep={onStep} />}
        {step === 'confirm' && canDispute(exchange, new Date()) && (
          <Button variant="ghost" onClick={() => onStep('dispute')}>
            {disputeTexts.dispute}
          </Button>
        )}
        {step === 'answer' && exchange.dispute && (
          <Text tone="muted" size="sm">
            {disputeTexts.answerUntil(formatDate(exchange.dispute.answerDueAt))}
          </Text>
        )}
        {step === 'confirm' && exchange.settlesAt && (
          <Text tone="muted" size="sm">
            {cardTexts.settles(formatDate(exchange.settlesAt))}
          </Text>
        )}
      </Inline>
    </CardFooter>
  );
}

/** The way to an appointment, where there is none yet. */
function Arrange({ onStep }: Pick<ExchangeCardProps, 'onStep'>) {
  return (
    <Button variant="ghost" iconStart={CalendarIcon} onClick={() => onStep('propose')}>
      {appointmentTexts.arrange}
    </Button>
  );
}

function labelOf(step: NextStep, exchange: ReviewExchange): string {
  if (step === 'confirm') return cardTexts.confirm;
  if (step === 'answer') return disputeTexts.answer;
  if (isToRevise(exchange)) return cardTexts.revise;
  return exchange.reviewText ? cardTexts.continueDraft : cardTexts.submit;
}

/** Why a review counts for nothing, and to its writer what can be done. */
function Withheld({
  exchange,
  isReviewer,
  reason,
}: {
  exchange: ReviewExchange;
  isReviewer: boolean;
  reason: keyof typeof withheldTexts;
}) {
  return (
    <Text size="sm" tone="muted">
      {withheldTexts[reason]} {isReviewer && isToRevise(exchange) && cardTexts.reviseHint}
    </Text>
  );
}

interface WaitingProps extends Pick<ExchangeCardProps, 'exchange' | 'isReviewer' | 'appointmentState' | 'onStep'> {
  partner: string;
  /** What can be done while it waits. */
  arrange: ReactNode;
}

function Waiting({ exchange, partner, isReviewer, appointmentState, arrange, onStep }: WaitingProps) {
  const { status, settlesAt } = exchange;
  if (isDisputed(exchange)) return null;
  if (canDispute(exchange, new Date()))
    return (
      <CardFooter>
        <Button size="sm" variant="ghost" onClick={() => onStep('dispute')}>
          {disputeTexts.disputeChanged}
        </Button>
      </CardFooter>
    );
  if (status === 'awaiting_confirmation') {
    return (
      <CardFooter>
        <Text tone="muted" size="sm">
          {cardTexts.waitingForConfirmation(partner)} {settlesAt && cardTexts.ownSettles(formatDate(settlesAt))}
        </Text>
      </CardFooter>
    );
  }
  if (isReviewer || (status !== 'pending' && status !== 'in_progress')) return null;
  // A proposed time waits for this side, an agreed one for its day.
  if (appointmentState === 'asked' || appointmentState === 'agreed' || appointmentState === 'due') return null;
  return (
    <CardFooter>
      <Inline gap={3}>
        <Text tone="muted" size="sm">
          {cardTexts.waitingForPartner(partner)}
        </Text>
        {arrange}
      </Inline>
    </CardFooter>
  );
}
