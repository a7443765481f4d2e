import { Button } from '@rezenso/ui/actions';
import { KeyValue } from '@rezenso/ui/display';
import { Banner } from '@rezenso/ui/feedback';
import { TextField } from '@rezenso/ui/fields';
import { GlobeIcon } from '@rezenso/ui/icons';
import { Grid, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import type { ReadingFailure } from './reading-failure.ts';
import { analysisTexts, personTexts } from './texts.de.ts';

interface PersonStepProps {
  email: string;
  /** Why the website could not be read. */
  failure: ReadingFailure | undefined;
  /** Goes on without it. */
  onByHand: () => void;
}

/** Step 1: who, and where on the web. */
export function PersonStep({ email, failure, onByHand }: PersonStepProps) {
  return (
    <Stack gap={5}>
      <Text tone="muted">{personTexts.intro}</Text>
      <KeyValue items={[{ label: personTexts.email, value: email }]} />
      <Grid columns={2} gap={4}>
        <TextField name="firstName" label={personTexts.firstName} autoComplete="given-name" required />
        <TextField name="lastName" label={personTexts.lastName} autoComplete="family-name" required />
      </Grid>
      <TextField
        name="domain"
        label={personTexts.domain}
        hint={personTexts.domainHint}
        iconStart={GlobeIcon}
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
        required
      />
      {failure && (
        <Banner
          title={analysisTexts.byHandTitle}
          actions={
            <Button variant="secondary" size="sm" onClick={onByHand}>
              {analysisTexts.skip}
            </Button>
          }
        >
          {analysisTexts.byHand[failure]}
        </Banner>
      )}
    </Stack>
  );
}
