import { languageIds, platformIds } from '@rezenso/contract/vocabulary';
import { CheckboxGroupField } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { PlatformIcon, platformName } from '@rezenso/ui/platforms';
import { languageLabels, presenceTexts } from './texts.de.ts';

const languages = languageIds.map((value) => ({ value, label: languageLabels[value] }));
const platforms = platformIds.map((value) => ({
  value,
  label: platformName(value),
  icon: <PlatformIcon platform={value} size="sm" />,
}));

/** Step 3: languages and registered platforms. */
export function PresenceStep() {
  return (
    <Stack gap={8}>
      <CheckboxGroupField
        name="languages"
        label={presenceTexts.languages}
        hint={presenceTexts.languagesHint}
        choices={languages}
        columns={3}
        required
      />
      <CheckboxGroupField
        name="registeredPlatforms"
        label={presenceTexts.platforms}
        hint={presenceTexts.platformsHint}
        choices={platforms}
        required
      />
    </Stack>
  );
}
