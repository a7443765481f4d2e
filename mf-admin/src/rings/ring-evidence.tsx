import { type AdminRingCaseDetail, listAdminUsers } from '@rezenso/contract/admin';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { Badge, KeyValue } from '@rezenso/ui/display';
import { formatDate, formatNumber } from '@rezenso/ui/format';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useMayCall } from '../admin/use-may-call.ts';
import { adminTabPath } from '../paths.ts';
import { adminTexts, statusLabels } from '../texts.de.ts';
import { RingBadge } from './ring-case-card.tsx';
import { ringStateLabels, ringsTexts, ringTexts as texts } from './texts.de.ts';

/** Everything that a decision rests on: what was found, with whom, what the member says, and what it did. */
export function RingEvidence({ detail }: { detail: AdminRingCaseDetail }) {
  const { case: ringCase, findings, pairs, appeal } = detail;
  const mayOpen = useMayCall(listAdminUsers);
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Inline gap={2}>
          <RingBadge ringCase={ringCase} />
          <Badge>{ringsTexts.score(ringCase.score)}</Badge>
          {detail.status === 'banned' && <Badge tone="danger">{statusLabels.banned}</Badge>}
        </Inline>
        <Text size="sm" tone="muted">
          {ringsTexts.opened(formatDate(ringCase.openedAt))}
        </Text>
        {ringCase.decidedAt && <Decided detail={detail} decidedAt={ringCase.decidedAt} />}
      </Stack>
      <Section title={texts.appeal(ringCase.member.name ?? adminTexts.gone)}>
        <Text size="sm" preserveLines>
          {appeal ?? texts.noAppeal}
        </Text>
      </Section>
      <Section title={texts.findings}>
        <Findings findings={findings} />
      </Section>
      <Section title={texts.pairs}>
        <Stack gap={4}>
          {pairs.length === 0 && <Text size="sm">{texts.noPairs}</Text>}
          {pairs.map(({ other, score, findings: shared }) => (
            <Panel key={other.id}>
              <Inline gap={2}>
                {mayOpen ? (
                  <TextLink as={Link} to={adminTabPath('users', { user: other.id })}>
                    {other.name ?? adminTexts.gone}
                  </TextLink>
                ) : (
                  <Text weight="medium">{other.name ?? adminTexts.gone}</Text>
                )}
                <Badge>{isLimited(score, shared) ? texts.atMost(score) : texts.points(score)}</Badge>
              </Inline>
              <Findings findings={shared} />
            </Panel>
          ))}
          {detail.morePairs !== undefined && <Text size="sm">{texts.morePairs(detail.morePairs)}</Text>}
        </Stack>
      </Section>
      <Section title={texts.account}>
        <Stack gap={2}>
          <KeyValue items={figuresOf(detail)} />
          {mayOpen && (
            <TextLink as={Link} to={adminTabPath('users', { user: ringCase.member.id })}>
              {texts.history}
            </TextLink>
          )}
        </Stack>
      </Section>
    </Stack>
  );
}

/** Kinds of evidence have limits: the whole may be less than its parts. */
function isLimited(score: number, findings: AdminRingCaseDetail['findings']): boolean {
  return findings.reduce((sum, { points }) => sum + points, 0) > score;
}

function Findings({ findings }: { findings: AdminRingCaseDetail['findings'] }) {
  return (
    <Stack gap={1} as="ul">
      {findings.map(({ text, points }) => (
        <li key={text}>
          <Text size="sm">{`${text} (${texts.points(points)})`}</Text>
        </li>
      ))}
    </Stack>
  );
}

function Decided({ detail, decidedAt }: { detail: AdminRingCaseDetail; decidedAt: string }) {
  const { case: ringCase, decision } = detail;
  return (
    <Panel>
      <Text size="sm" weight="medium">
        {saidOfDecision(ringCase, formatDate(decidedAt))}
      </Text>
      {decision && (
        <Text size="sm" preserveLines>
          {decision}
        </Text>
      )}
    </Panel>
  );
}

function saidOfDecision({ state, decidedBy }: AdminRingCaseDetail['case'], day: string): string {
  if (decidedBy === null) return texts.inherited(day);
  const by = decidedBy.name ?? adminTexts.gone;
  return state === 'open' ? texts.earlier(day, by) : texts.decided(ringStateLabels[state], day, by);
}

function figuresOf(detail: AdminRingCaseDetail) {
  return [
    { label: texts.status, value: statusLabels[detail.status] },
    { label: texts.memberSince, value: formatDate(detail.memberSince) },
    { label: texts.given, value: formatNumber(detail.reviewsGiven) },
    { label: texts.received, value: formatNumber(detail.reviewsReceived) },
    { label: texts.waiting, value: formatNumber(detail.waitingReviews) },
  ];
}
