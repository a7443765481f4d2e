import type { FieldMetaProps } from 'formik';
import { useAfterPointer } from './after-pointer.ts';

/**
 * For `onBlur` of a formik field: it counts as visited, and is judged, once the pointer is up that went elsewhere. When
 * that pointer sent the form, all fields are visited already, and judging again would wipe out what the server says.
 */
export function useLeave(
  { touched }: Pick<FieldMetaProps<unknown>, 'touched'>,
  setTouched: (isTouched: boolean) => unknown,
): () => void {
  return useAfterPointer(() => {
    if (!touched) void setTouched(true);
  });
}
