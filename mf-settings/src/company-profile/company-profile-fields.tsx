import { IndustryField, LanguagesField, PlatformsField } from '@rezenso/ui/company';
import { TextareaField, TextField } from '@rezenso/ui/fields';
import { profileTexts } from '../texts.de.ts';

/** What a business says about itself. */
export function CompanyProfileFields() {
  return (
    <>
      <TextField name="companyName" label={profileTexts.companyName} autoComplete="organization" required />
      <IndustryField />
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
      <LanguagesField hint={profileTexts.languagesHint} />
      <PlatformsField hint={profileTexts.platformsHint} />
    </>
  );
}
