import { hasCode } from '@rezenso/platform';
import { useRef } from 'react';

/** The id under which something is sent, so that sending it again after a timeout or by a second click never writes it twice. */
export function useWritingId() {
  const id = useRef<string>(undefined);
  return {
    /** The same until it was sent. */
    current: (): string => {
      id.current ??= crypto.randomUUID();
      return id.current;
    },
    /** What is sent next is something else. */
    renew: () => {
      id.current = undefined;
    },
    /** Under this id there is something else already: the next attempt takes another one. */
    renewIfTaken: (error: unknown) => {
      if (hasCode(error, 'SUPPORT_ID_TAKEN')) id.current = undefined;
    },
  };
}
