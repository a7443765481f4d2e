import { KeyValue } from '@rezenso/ui/display';
import { TextField } from '@rezenso/ui/fields';
import { GlobeIcon } from '@rezenso/ui/icons';
import { Grid, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { personTexts } from './texts.de.ts';

/** Step 1: who, and where on the web. */
export function PersonStep({ email }: { email: string }) {
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
    </Stack>
  );
}
