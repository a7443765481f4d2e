import { LanguagesField, PlatformsField } from '@rezenso/domain/company';
import { Stack } from '@rezenso/ui/layout';
import { presenceTexts } from './texts.de.ts';

/** Step 3: languages and registered platforms. */
export function PresenceStep() {
  return (
    <Stack gap={8}>
      <LanguagesField hint={presenceTexts.languagesHint} />
      <PlatformsField hint={presenceTexts.platformsHint} />
    </Stack>
  );
}
