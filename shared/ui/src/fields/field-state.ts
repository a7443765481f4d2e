import type { FieldMetaProps } from 'formik';

/** Id of the control of a formik value, so that a summary can lead to it. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]+/g, '-')}`;
}

/** The message to show: only once the person has been in the field or has tried to submit. */
export function shownError(meta: Pick<FieldMetaProps<unknown>, 'touched' | 'error'>): string | undefined {
  return meta.touched && meta.error ? String(meta.error) : undefined;
}
