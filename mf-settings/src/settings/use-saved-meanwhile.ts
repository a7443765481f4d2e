import { entriesOf } from '@rezenso/contract/own-keys';
import { useHeld } from '@rezenso/ui/fields';
import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import type { CompanyProfileValues } from './company-profile.form.ts';

/**
 * Follows what is saved elsewhere, on another device for instance: at once as long as nothing is typed, afterwards on request, which
 * keeps what was typed.
 */
export function useSavedMeanwhile(form: FormikProps<CompanyProfileValues>, saved: CompanyProfileValues) {
  const { dirty, initialValues, resetForm } = form;
  const { shown, isChanged, look } = useHeld(saved, dirty);
  const followed = useRef(shown);
  useEffect(() => {
    if (dirty || followed.current === shown) return;
    followed.current = shown;
    if (!isSame(shown, initialValues)) resetForm({ values: shown });
  }, [shown, dirty, initialValues, resetForm]);
  const onLook = () => {
    const typed = entriesOf(form.values).filter(([field, value]) => !isSame(value, initialValues[field]));
    look();
    followed.current = saved;
    resetForm({ values: saved });
    void form.setValues({ ...saved, ...Object.fromEntries(typed) });
  };
  return { isChanged: isChanged && !form.isSubmitting, look: onLook };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
