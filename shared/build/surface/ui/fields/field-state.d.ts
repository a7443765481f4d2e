import type { FieldMetaProps } from 'formik';
export declare function fieldId(name: string): string;
export declare function shownError(meta: Pick<FieldMetaProps<unknown>, 'touched' | 'error'>): string | undefined;
