import { IndustryFields, industryName, LocationField, SpecialtiesField } from '@rezenso/domain/company';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { TextareaField, TextField } from '@rezenso/ui/fields';
import { formatPercent } from '@rezenso/ui/format';
import { RefreshCwIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { analysisTexts, businessTexts } from './texts.de.ts';
import type { WebsiteReading } from './use-website-analysis.ts';

interface BusinessStepProps {
  website: WebsiteReading;
  /** The industry chosen so far, or ''. */
  industry: string;
}

/** Step 2: what the business is. */
export function BusinessStep({ website, industry }: BusinessStepProps) {
  const { analysis } = website;
  return (
    <Stack gap={5}>
      {analysis && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            iconStart={RefreshCwIcon}
            loading={website.isRunning}
            onClick={website.readAgain}
          >
            {analysisTexts.again}
          </Button>
        </div>
      )}
      <TextField name="companyName" label={businessTexts.companyName} autoComplete="organization" required />
      {analysis && website.needsIndustryChoice && industry === '' && (
        <Banner tone="warning" title={analysisTexts.industryGuessTitle}>
          {analysis.industry
            ? analysisTexts.industryGuess(
                industryName(analysis.industry),
                formatPercent(Math.round(analysis.industryConfidence * 100)),
              )
            : analysisTexts.industryUnknown}
        </Banner>
      )}
      <IndustryFields />
      <TextareaField
        name="description"
        label={businessTexts.description}
        hint={analysis?.summary === '' ? businessTexts.descriptionUnsaid : businessTexts.descriptionHint}
        rows={4}
        counter={2000}
        required
      />
      <TextareaField
        name="targetAudience"
        label={businessTexts.targetAudience}
        hint={analysis?.targetAudience === '' ? businessTexts.targetAudienceUnsaid : businessTexts.targetAudienceHint}
        rows={2}
        grows
        required
      />
      <SpecialtiesField />
      <LocationField />
    </Stack>
  );
}
