import {
  IndustryFields,
  LanguagesField,
  LocationField,
  PlatformsField,
  SpecialtiesField,
} from '@rezenso/domain/company';
import { TextareaField, TextField } from '@rezenso/ui/fields';
import { Grid } from '@rezenso/ui/layout';
import { profileTexts } from '../texts.de.ts';

interface CompanyProfileFieldsProps {
  /** Whether the saved location is known on the map. */
  isOnMap: boolean;
}

/** What a business says about itself, and who speaks for it. */
export function CompanyProfileFields({ isOnMap }: CompanyProfileFieldsProps) {
  return (
    <>
      <TextField name="companyName" label={profileTexts.companyName} autoComplete="organization" required />
      <IndustryFields />
      <TextField
        name="domain"
        label={profileTexts.domain}
        hint={profileTexts.domainHint}
        inputMode="url"
        autoCapitalize="none"
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
      <TextareaField
        name="targetAudience"
        label={profileTexts.targetAudience}
        hint={profileTexts.targetAudienceHint}
        rows={2}
        grows
        required
      />
      <SpecialtiesField />
      <LocationField isOnMap={isOnMap} />
      <LanguagesField hint={profileTexts.languagesHint} />
      <PlatformsField hint={profileTexts.platformsHint} />
      <Grid columns={2} gap={4}>
        <TextField name="firstName" label={profileTexts.firstName} autoComplete="given-name" required />
        <TextField name="lastName" label={profileTexts.lastName} autoComplete="family-name" required />
      </Grid>
    </>
  );
}
