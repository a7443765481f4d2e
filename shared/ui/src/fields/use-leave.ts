import { useAfterPointer } from './after-pointer.ts';

/** For `onBlur` of a formik field: it counts as visited, and is judged, once the pointer is up that went elsewhere. */
export function useLeave(setTouched: (isTouched: boolean) => unknown): () => void {
  return useAfterPointer(() => void setTouched(true));
}
