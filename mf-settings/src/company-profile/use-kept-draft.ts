import type { FormikProps } from 'formik';
import { useEffect, useState } from 'react';
import type { CompanyProfileValues } from './company-profile.form.ts';

/** Takes up what was typed before, and hands on what is typed now, as long as it differs from what is saved. */
export function useKeptDraft(
  { values, dirty, setValues }: FormikProps<CompanyProfileValues>,
  draft: CompanyProfileValues | undefined,
  onDraft: (draft: CompanyProfileValues | undefined) => void,
): void {
  const [kept] = useState(draft);
  useEffect(() => {
    if (kept) void setValues(kept);
  }, [kept, setValues]);
  useEffect(() => onDraft(dirty ? values : undefined), [dirty, values, onDraft]);
}
