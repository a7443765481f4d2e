import type { AdminReportDetail } from '@rezenso/contract/admin';
import { Panel } from '@rezenso/ui/containers';
import { Grid, Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { caseTexts } from './texts.de.ts';

type Finding = NonNullable<AdminReportDetail['review']>['findings'][number];

/** What the analysis found; the two passages of a comparison stand side by side. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <Stack gap={3}>
      <Heading level={3} size="xs">
        {caseTexts.findings}
      </Heading>
      <Stack as="ul" gap={4}>
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code may come twice, and the list never changes
          <li key={`${finding.code}-${index}`}>
            <Stack gap={2}>
              <Text size="sm">{finding.text}</Text>
              <Grid minWidth="15rem" gap={3}>
                {finding.quote && <Passage label={caseTexts.here} passage={finding.quote} />}
                {finding.otherQuote && <Passage label={caseTexts.there} passage={finding.otherQuote} />}
              </Grid>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Passage({ label, passage }: { label: string; passage: string }) {
  return (
    <Panel as="figure">
      <Text as="figcaption" size="xs" tone="muted">
        {label}
      </Text>
      <Text as="blockquote" size="sm">
        {caseTexts.quoted(passage)}
      </Text>
    </Panel>
  );
}
