import type { ReviewAnalysis } from '@rezenso/contract/reviews';
import { Findings } from '@rezenso/domain/writing';
import { Panel } from '@rezenso/ui/containers';
import { Meter } from '@rezenso/ui/display';
import { Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { analysisTexts } from '../texts.de.ts';
import { riskInWords, riskLevel } from './risk-level.ts';

/** What the analysis says about a text: two figures, and the reasons in plain words. */
export function AnalysisResult({ analysis }: { analysis: ReviewAnalysis }) {
  const { qualityScore, fraudRisk, evidence, reasons } = analysis;
  return (
    <Panel as="section" aria-label={analysisTexts.resultTitle}>
      <Stack gap={5}>
        <Meter label={analysisTexts.quality} value={qualityScore} />
        <Meter
          label={analysisTexts.fraudRisk}
          value={fraudRisk}
          valueText={riskInWords(fraudRisk)}
          tone={riskLevel(fraudRisk).tone}
        />
        <Stack gap={2}>
          <Heading level={3} size="xs">
            {analysisTexts.evidence}
          </Heading>
          {evidence.length > 0 ? (
            <Findings findings={evidence} />
          ) : (
            <Text size="sm" tone="muted">
              {analysisTexts.noEvidence}
            </Text>
          )}
        </Stack>
        {reasons.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size="xs">
              {analysisTexts.reasons}
            </Heading>
            <Findings findings={reasons} />
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
