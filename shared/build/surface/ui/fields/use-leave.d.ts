import type { FieldMetaProps } from 'formik';
export declare function useLeave({ touched }: Pick<FieldMetaProps<unknown>, 'touched'>, setTouched: (isTouched: boolean) => unknown): () => void;
