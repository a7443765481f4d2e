import { industryLabels, type LanguageId, languageIds, platformIds } from '@rezenso/contract/vocabulary';
import { CheckboxGroupField, SelectField } from '@rezenso/ui/fields';
import { PlatformIcon, platformName } from '../platforms/platform.tsx';

const languageLabels: Record<LanguageId, string> = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  es: 'Spanisch',
  it: 'Italienisch',
};

const industries = industryLabels.map((label) => ({ value: label.toLowerCase(), label }));
const languages = languageIds.map((value) => ({ value, label: languageLabels[value] }));
const platforms = platformIds.map((value) => ({
  value,
  label: platformName(value),
  icon: <PlatformIcon platform={value} size="sm" />,
}));

interface IndustryFieldProps {
  /** Somebody chose another one. */
  onChange?: () => void;
}

/** One of the fifteen industries; formik's `industry`. */
export function IndustryField({ onChange }: IndustryFieldProps = {}) {
  return (
    <SelectField
      name="industry"
      label="Branche"
      options={industries}
      placeholder="Branche wählen"
      required
      onChange={onChange}
    />
  );
}

/** Any of the five languages; formik's `languages`. */
export function LanguagesField({ hint }: { hint: string }) {
  return <CheckboxGroupField name="languages" label="Sprachen" hint={hint} choices={languages} columns={3} required />;
}

/** Any of the eight platforms; formik's `registeredPlatforms`. */
export function PlatformsField({ hint }: { hint: string }) {
  return <CheckboxGroupField name="registeredPlatforms" label="Plattformen" hint={hint} choices={platforms} required />;
}
