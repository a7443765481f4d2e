import { industryLabels, languageIds, platformIds } from '@rezenso/contract/vocabulary';
import { CheckboxGroupField, SelectField, TextareaField, TextField } from '@rezenso/ui/fields';
import { PlatformIcon, platformName } from '@rezenso/ui/platforms';
import { languageLabels, profileTexts } from '../texts.de.ts';

const industries = industryLabels.map((label) => ({ value: label.toLowerCase(), label }));
const languages = languageIds.map((value) => ({ value, label: languageLabels[value] }));
const platforms = platformIds.map((value) => ({
  value,
  label: platformName(value),
  icon: <PlatformIcon platform={value} size="sm" />,
}));

/** What a business says about itself. */
export function CompanyProfileFields() {
  return (
    <>
      <TextField name="companyName" label={profileTexts.companyName} autoComplete="organization" required />
      <SelectField
        name="industry"
        label={profileTexts.industry}
        options={industries}
        placeholder={profileTexts.industryPlaceholder}
        required
      />
      <TextField
        name="website"
        type="url"
        label={profileTexts.website}
        hint={profileTexts.websiteHint}
        autoComplete="url"
      />
      <TextareaField
        name="description"
        label={profileTexts.about}
        hint={profileTexts.aboutHint}
        rows={5}
        counter={2000}
        required
      />
      <CheckboxGroupField
        name="languages"
        label={profileTexts.languages}
        hint={profileTexts.languagesHint}
        choices={languages}
        columns={3}
        required
      />
      <CheckboxGroupField
        name="registeredPlatforms"
        label={profileTexts.platforms}
        hint={profileTexts.platformsHint}
        choices={platforms}
        required
      />
    </>
  );
}
