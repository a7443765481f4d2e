import { useSyncExternalStore } from 'react';

/** From here on details stand beside the list; the same width as `above.laptop`. */
const wide = '(min-width: 960px)';

/** Whether there is room for details beside the list. */
export function useHasRoomBeside(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
