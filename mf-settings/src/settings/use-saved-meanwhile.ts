import { entriesOf } from '@rezenso/contract/own-keys';
import { useHeld } from '@rezenso/ui/fields';
import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Follows what is saved elsewhere, on another device for instance: at once as long as nothing is entered, afterwards on request, which
 * keeps what was entered.
 * @param isOpen whether a field can be entered as things stand now; one that cannot is not kept, for it could not be taken back either
 */
export function useSavedMeanwhile<Values extends object>(
  form: FormikProps<Values>,
  saved: Values,
  isOpen: (field: keyof Values) => boolean = () => true,
) {
  const { dirty, initialValues, resetForm, status } = form;
  const { shown, isChanged, look } = useHeld(saved, dirty);
  const followed = useRef(shown);
  useEffect(() => {
    if (dirty || followed.current === shown) return;
    followed.current = shown;
    // Why something was refused is still to be read when that is what brought the news.
    if (!isSame(shown, initialValues)) resetForm({ values: shown, status });
  }, [shown, dirty, initialValues, resetForm, status]);
  const onLook = () => {
    const entered = entriesOf(form.values).filter(([field, value]) => !isSame(value, initialValues[field]));
    const kept = entered.filter(([field]) => Object.hasOwn(saved, field) && isOpen(field));
    look();
    followed.current = saved;
    resetForm({ values: saved });
    void form.setValues({ ...saved, ...Object.fromEntries(kept) });
  };
  return { isChanged: isChanged && !form.isSubmitting, look: onLook };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
