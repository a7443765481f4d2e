import { useSearchParams } from '@rezenso/platform/router';
import { fieldId } from '@rezenso/ui/fields';
import { useEffect } from 'react';
import { fieldParameter } from '../paths.ts';

/** A link that asks for one field leads to it: 'fill in your target group' must not end at the top of a long form. */
export function useAskedField(): void {
  const [search] = useSearchParams();
  const asked = search.get(fieldParameter);
  useEffect(() => {
    const field = asked === null ? null : document.getElementById(fieldId(asked));
    if (!field) return;
    // After the frame around the page, which moves the focus to the start of a new page in the same turn.
    const timer = setTimeout(() => {
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [asked]);
}
