import { industryLabels, languageIds, platformIds } from '@rezenso/contract/vocabulary';
import { CheckboxGroupField, SelectField } from '@rezenso/ui/fields';
import type { ChangeEvent } from 'react';
import { PlatformIcon, platformName } from '../platforms/platform.tsx';
import { fieldTexts as texts } from './texts.de.ts';

const industries = industryLabels.map((label) => ({ value: label.toLowerCase(), label: texts.industryName(label) }));
const languages = languageIds.map((value) => ({ value, label: texts.languageNames[value] }));
const platforms = platformIds.map((value) => ({
  value,
  label: platformName(value),
  icon: <PlatformIcon platform={value} size="sm" />,
}));

interface IndustryFieldProps {
  hint?: string | undefined;
  /** Somebody chose another one. */
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** One of the fifteen industries; formik's `industry`. */
export function IndustryField({ hint, onChange }: IndustryFieldProps = {}) {
  return (
    <SelectField
      name="industry"
      label={texts.industry}
      hint={hint}
      options={industries}
      placeholder={texts.industryPlaceholder}
      required
      onChange={onChange}
    />
  );
}

/** Any of the five languages; formik's `languages`. */
export function LanguagesField({ hint }: { hint: string }) {
  return (
    <CheckboxGroupField name="languages" label={texts.languages} hint={hint} choices={languages} columns={3} required />
  );
}

/** Any of the eight platforms; formik's `registeredPlatforms`. */
export function PlatformsField({ hint }: { hint: string }) {
  return (
    <CheckboxGroupField name="registeredPlatforms" label={texts.platforms} hint={hint} choices={platforms} required />
  );
}
