import type { Dispute } from '@rezenso/contract/dispute';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { Button, ExternalLink } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { formatDate } from '@rezenso/ui/format';
import { ExternalLinkIcon, Icon, ScaleIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { reasonTexts, disputeTexts as texts } from './card-texts.de.ts';

/** The icon stays beside the first line. */
const Title = styled.div`
  display: flex;
  gap: ${space(2)};
  & > svg { flex: none; margin-top: ${space(1)}; }
`;

interface DisputeLineProps {
  exchange: ReviewExchange;
  isReviewer: boolean;
  /** The other side. */
  partner: string;
  onTakeBack: () => void;
}

/** What both sides say in a dispute of the review, and how it ended. */
export function DisputeLine({ exchange, isReviewer, partner, onTakeBack }: DisputeLineProps) {
  const { dispute } = exchange;
  if (!dispute) return null;
  const { state, closedAt } = dispute;
  if (state === 'withdrawn' || state === 'ended')
    return (
      <Text size="sm" tone="muted">
        {texts[state](formatDate(closedAt ?? dispute.createdAt))}
      </Text>
    );
  return (
    <Panel>
      <Stack gap={3}>
        <Title>
          <Icon of={ScaleIcon} size="sm" />
          <Text weight="semibold">{isReviewer ? texts.theirs(partner) : texts.own}</Text>
        </Title>
        <SaidInDispute dispute={dispute} isReviewer={isReviewer} partner={partner} />
        {state === 'open' ? (
          <>
            <Text size="sm" tone="muted">
              {goesOn(dispute, isReviewer, partner)}
            </Text>
            {!isReviewer && (
              <Inline gap={2}>
                <Button size="sm" variant="ghost" onClick={onTakeBack}>
                  {texts.takeBack}
                </Button>
              </Inline>
            )}
          </>
        ) : (
          <Stack gap={1}>
            <Text size="sm" weight="medium">
              {texts.outcomes[state]}
            </Text>
            {state === 'upheld' && isReviewer && <Text size="sm">{texts.trustFalls}</Text>}
            {dispute.isRelieved && (
              <Text size="sm">{isReviewer ? texts.partnerRelieved(partner) : texts.relieved(partner)}</Text>
            )}
            {dispute.decision && (
              <Text size="sm" preserveLines>
                <strong>{texts.decision}:</strong> {dispute.decision}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

/** What happens next. The writer's own button says until when. */
function goesOn(dispute: Dispute, isReviewer: boolean, partner: string): string {
  if (dispute.answeredAt || isReviewer) return texts.toDecide;
  return texts.asked(partner, formatDate(dispute.answerDueAt));
}

interface SaidInDisputeProps {
  dispute: Dispute;
  isReviewer: boolean;
  /** The other side. */
  partner: string;
}

/** Why the review is disputed, and what either side says, with its evidence. */
export function SaidInDispute({ dispute, isReviewer, partner }: SaidInDisputeProps) {
  return (
    <Stack gap={2}>
      <Text size="sm" weight="medium">
        {reasonTexts[dispute.reason]}
      </Text>
      <Said
        by={isReviewer ? partner : undefined}
        text={dispute.text}
        link={dispute.link}
        isPrivate={dispute.isTextPrivate}
      />
      <Said
        by={isReviewer ? undefined : partner}
        text={dispute.answer}
        link={dispute.answerLink}
        isPrivate={dispute.isAnswerPrivate}
      />
    </Stack>
  );
}

interface SaidProps {
  /** The partner; undefined for whoever reads. */
  by: string | undefined;
  text: string | null;
  link: string | null;
  /** Moderators alone read it, beside who said it. */
  isPrivate: boolean | undefined;
}

/** Nothing as long as nothing is said, and once whoever said it has left. */
function Said({ by, text, link, isPrivate }: SaidProps) {
  if (!text)
    return isPrivate && by ? (
      <Text size="sm" tone="muted">
        {texts.saysToModerators(by)}
      </Text>
    ) : null;
  return (
    <Text as="div" size="sm" tone="muted" preserveLines>
      <strong>{by ? texts.says(by) : isPrivate ? texts.youSayToModerators : texts.youSay}:</strong> {text}{' '}
      <ExternalLink address={link}>
        {texts.evidence} <Icon of={ExternalLinkIcon} size="sm" />
      </ExternalLink>
    </Text>
  );
}
