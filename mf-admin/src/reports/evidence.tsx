import { type AdminReportDetail, listAdminUsers } from '@rezenso/contract/admin';
import { suspiciousFraudScore } from '@rezenso/contract/limits';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { Link } from '@rezenso/platform/router';
import { ExternalLink, TextLink } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { Badge, KeyValue, RatingStars } from '@rezenso/ui/display';
import { formatDate, formatNumber, formatPercent } from '@rezenso/ui/format';
import { Grid, Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useMayCall } from '../admin/use-may-call.ts';
import { adminTabPath } from '../paths.ts';
import { adminTexts, exchangeStatusLabels, statusLabels } from '../texts.de.ts';
import { Findings } from './findings.tsx';
import { reasonLabel } from './reason-label.ts';
import { originOf, ReportStatusBadge } from './report-card.tsx';
import { ReportedMessages } from './reported-messages.tsx';
import { ReportedPage } from './reported-page.tsx';
import { caseTexts, reportStatusLabels } from './texts.de.ts';

interface EvidenceProps {
  detail: AdminReportDetail;
  /** Hides the page or allows it again; missing for who may not. */
  onChangePage?: (() => void) | undefined;
}

/** What is known about a case. */
export function Evidence({ detail, onChangePage }: EvidenceProps) {
  const { report, text, page, review, exchanges } = detail;
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Inline gap={2}>
          <ReportStatusBadge status={report.status} />
          <Badge>{reasonLabel(report.reason)}</Badge>
        </Inline>
        <Text size="sm" tone="muted">
          {formatDate(report.createdAt)} · {originOf(report)}
        </Text>
        {report.resolvedAt && <Closed report={report} resolvedAt={report.resolvedAt} />}
      </Stack>
      {text && (
        <Section title={caseTexts.statement}>
          <Panel>
            <Text preserveLines>{text}</Text>
          </Panel>
        </Section>
      )}
      {page && <ReportedPage page={page} onChange={onChangePage} />}
      {detail.isAboutMessage && <ReportedMessages reportId={report.id} />}
      {review && <ReportedReview review={review} />}
      {exchanges.length > 0 && <Exchanges exchanges={exchanges} />}
      <People detail={detail} />
    </Stack>
  );
}

function Closed({ report, resolvedAt }: { report: AdminReportDetail['report']; resolvedAt: string }) {
  const by = report.resolvedBy?.name ?? adminTexts.gone;
  return (
    <Panel>
      <Text size="sm" weight="medium">
        {caseTexts.closed(reportStatusLabels[report.status], formatDate(resolvedAt), by)}
      </Text>
      {report.note && <Text size="sm">{report.note}</Text>}
    </Panel>
  );
}

/** A review with the verdict of the analysis. */
export function ReportedReview({ review }: { review: NonNullable<AdminReportDetail['review']> }) {
  return (
    <Section title={caseTexts.review}>
      <Stack gap={4}>
        <Panel>
          <Stack gap={2}>
            <Inline gap={3}>
              <PlatformBadge platform={review.source} />
              <RatingStars value={review.rating} />
              <Badge tone={review.fraudScore > suspiciousFraudScore ? 'warning' : 'neutral'}>
                {caseTexts.risk(formatPercent(review.fraudScore))}
              </Badge>
            </Inline>
            <Text preserveLines>{review.content}</Text>
            <Text size="xs" tone="muted">
              {caseTexts.reviewer(review.reviewerName)}
            </Text>
          </Stack>
        </Panel>
        {review.findings.length > 0 && <Findings findings={review.findings} />}
      </Stack>
    </Section>
  );
}

function Exchanges({ exchanges }: { exchanges: AdminReportDetail['exchanges'] }) {
  return (
    <Section title={caseTexts.exchanges}>
      <Grid minWidth="17rem">
        {exchanges.map((exchange) => (
          <Panel key={exchange.id}>
            <Stack gap={2}>
              <Text size="sm" weight="semibold">
                {caseTexts.writes(
                  exchange.reviewer.name ?? adminTexts.gone,
                  exchange.recipient.name ?? adminTexts.gone,
                )}
              </Text>
              <Inline gap={2}>
                <PlatformBadge platform={exchange.platform} />
                <Badge>{exchangeStatusLabels[exchange.status]}</Badge>
                {exchange.isSubject && <Badge tone="danger">{caseTexts.subject}</Badge>}
              </Inline>
              {exchange.reviewRating !== null && <RatingStars value={exchange.reviewRating} />}
              <Text size="sm" preserveLines>
                {exchange.reviewText ? caseTexts.quoted(exchange.reviewText) : caseTexts.noText}
              </Text>
              {exchange.reviewUrl && (
                <Text size="sm">
                  <ExternalLink address={exchange.reviewUrl} otherwise={exchange.reviewUrl}>
                    {caseTexts.openReview}
                  </ExternalLink>
                </Text>
              )}
            </Stack>
          </Panel>
        ))}
      </Grid>
    </Section>
  );
}

function People({ detail: { report, reported, reporter } }: { detail: AdminReportDetail }) {
  const mayOpen = useMayCall(listAdminUsers);
  const { pendingReports, resolvedReports, dismissedReports } = reported;
  return (
    <Section title={caseTexts.people}>
      <Stack gap={4}>
        <KeyValue
          items={[
            { label: caseTexts.account, value: statusLabels[reported.status] },
            {
              label: caseTexts.trust,
              value: reported.trustScore === null ? adminTexts.unknown : formatNumber(reported.trustScore),
            },
            { label: caseTexts.since, value: formatDate(reported.memberSince) },
            { label: caseTexts.cases, value: caseTexts.caseCounts(pendingReports, resolvedReports, dismissedReports) },
            ...(reporter
              ? [
                  {
                    label: caseTexts.reporter,
                    value: caseTexts.reporterCounts(
                      reporter.filedReports,
                      reporter.resolvedReports,
                      reporter.dismissedReports,
                    ),
                  },
                ]
              : []),
          ]}
        />
        {mayOpen && (
          <Text size="sm">
            <TextLink as={Link} to={adminTabPath('users', { user: report.reportedUserId })}>
              {caseTexts.toHistory}
            </TextLink>
          </Text>
        )}
      </Stack>
    </Section>
  );
}
