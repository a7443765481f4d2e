import {
  type AdminDisputeDetail,
  type AdminPerson,
  type DisputeHistory,
  listAdminUsers,
} from '@rezenso/contract/admin';
import { Link } from '@rezenso/platform/router';
import { ExternalLink, TextLink } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { Badge, KeyValue } from '@rezenso/ui/display';
import { formatDate, formatNumber } from '@rezenso/ui/format';
import { Grid, Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useMayCall } from '../admin/use-may-call.ts';
import { adminTabPath } from '../paths.ts';
import { ReportedReview } from '../reports/evidence.tsx';
import { caseTexts } from '../reports/texts.de.ts';
import { adminTexts, statusLabels } from '../texts.de.ts';
import { DisputeBadge } from './dispute-card.tsx';
import { DisputePlan } from './dispute-plan.tsx';
import { disputesTexts, reasonLabels, stateLabels, disputeTexts as texts } from './texts.de.ts';

/** Everything that a decision rests on: both sides, the review with its verdict, the plan, and what both did before. */
export function DisputeEvidence({ detail }: { detail: AdminDisputeDetail }) {
  const { dispute, confirmedBefore, review } = detail;
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Inline gap={2}>
          <DisputeBadge dispute={dispute} />
          <Badge>{reasonLabels[dispute.reason]}</Badge>
        </Inline>
        <Text size="sm" tone="muted">
          {disputesTexts.filed(formatDate(dispute.createdAt))}
        </Text>
        {confirmedBefore && <Text size="sm">{texts.confirmedBefore(formatDate(confirmedBefore))}</Text>}
        {dispute.closedAt && <Closed detail={detail} closedAt={dispute.closedAt} />}
      </Stack>
      <Words
        title={texts.complaint(dispute.recipient.name ?? adminTexts.gone)}
        text={detail.text}
        link={detail.link}
        isPrivate={detail.isTextPrivate}
      />
      <Words
        title={texts.answer(dispute.reviewer.name ?? adminTexts.gone)}
        text={detail.answer}
        link={detail.answerLink}
        isPrivate={detail.isAnswerPrivate}
        otherwise={
          dispute.state === 'open' && !dispute.isReady
            ? texts.noAnswer(formatDate(dispute.answerDueAt))
            : texts.neverAnswered
        }
      />
      {review ? (
        <ReportedReview review={review} />
      ) : (
        <Section title={texts.review}>
          <Text size="sm">{texts.hiddenReview}</Text>
        </Section>
      )}
      <DisputePlan exchanges={detail.exchanges} />
      <Section title={texts.people}>
        <Grid minWidth="17rem">
          <Person title={texts.writer} person={dispute.reviewer} history={detail.reviewer} />
          <Person title={texts.recipient} person={dispute.recipient} history={detail.recipient} />
        </Grid>
      </Section>
    </Stack>
  );
}

function Closed({ detail: { dispute, decision }, closedAt }: { detail: AdminDisputeDetail; closedAt: string }) {
  const [state, when] = [stateLabels[dispute.state], formatDate(closedAt)];
  return (
    <Panel>
      <Text size="sm" weight="medium">
        {dispute.decidedBy
          ? texts.decided(state, when, dispute.decidedBy.name ?? adminTexts.gone)
          : texts.closed(state, when)}
      </Text>
      {decision && (
        <Text size="sm" preserveLines>
          {decision}
        </Text>
      )}
    </Panel>
  );
}

interface WordsProps {
  title: string;
  /** Null while nothing is said, and when the account has gone. */
  text: string | null;
  link: string | null;
  /** The other side did not read it. */
  isPrivate: boolean | undefined;
  otherwise?: string;
}

/** What one side says, with its evidence. */
function Words({ title, text, link, isPrivate, otherwise = adminTexts.unknown }: WordsProps) {
  return (
    <Section title={title}>
      {text === null ? (
        <Text size="sm" tone="muted">
          {otherwise}
        </Text>
      ) : (
        <Panel>
          <Stack gap={2}>
            <Text preserveLines>{text}</Text>
            {isPrivate && (
              <Text size="sm" weight="medium">
                {texts.onlyForYou}
              </Text>
            )}
            {link && (
              <Text size="sm">
                <ExternalLink address={link} otherwise={link}>
                  {texts.evidence}
                </ExternalLink>
              </Text>
            )}
          </Stack>
        </Panel>
      )}
    </Section>
  );
}

interface PersonProps {
  title: (name: string) => string;
  person: AdminPerson;
  history: DisputeHistory;
}

function Person({ title, person, history }: PersonProps) {
  const mayOpen = useMayCall(listAdminUsers);
  const { disputesAgainst: against, disputesFiled: filed, trustScore } = history;
  return (
    <Stack gap={3}>
      <Text size="sm" weight="semibold">
        {title(person.name ?? adminTexts.gone)}
      </Text>
      <KeyValue
        items={[
          { label: caseTexts.account, value: statusLabels[history.status] },
          { label: caseTexts.trust, value: trustScore === null ? adminTexts.unknown : formatNumber(trustScore) },
          { label: caseTexts.since, value: formatDate(history.memberSince) },
          { label: texts.upheldReports, value: formatNumber(history.upheldReports) },
          { label: texts.against, value: texts.counts(against.upheld, against.rejected, against.unresolved) },
          { label: texts.filedBefore, value: texts.counts(filed.upheld, filed.rejected, filed.unresolved) },
        ]}
      />
      {mayOpen && (
        <Text size="sm">
          <TextLink as={Link} to={adminTabPath('users', { user: person.id })}>
            {texts.toHistory}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}
