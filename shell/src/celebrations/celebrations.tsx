import { useSession, useToasts } from '@rezenso/platform';
import { above } from '@rezenso/ui/tokens';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { texts } from './texts.de.ts';

const loadCard = () => import('./celebration-card.tsx');

/** After the first paint has what it needs. */
const startAfterMs = 2_000;
/** What follows from something done (points, levels) is written by a job that takes a moment. */
const settleMs = 3_000;

/** Stands in the lower corner. */
const Region = styled.section`
  pointer-events: none;
  ${above.tablet} { width: 24rem; }
`;

/**
 * Shows a level or an achievement that was reached, once. It looks when the page opens with unread notifications, and
 * shortly after something was done; code and data are only fetched then.
 */
export function Celebrations() {
  const { user } = useSession();
  const occasion = useOccasion((user?.unreadNotifications ?? 0) > 0);
  return (
    <Region aria-label={texts.region} aria-live="polite">
      {user && occasion && <occasion.Card key={user.id} occasion={occasion.count} />}
    </Region>
  );
}

interface Occasion {
  /** Changes when it is worth looking again. */
  count: number;
  Card: ComponentType<{ occasion: number }>;
}

/** The last moment at which it was worth looking, with the code to look; undefined before the first. */
function useOccasion(hasUnread: boolean): Occasion | undefined {
  const [occasion, setOccasion] = useState<Occasion>();
  const lastDone = useToasts().find(({ variant }) => variant === 'default')?.id;
  useEffect(() => {
    if (!hasUnread && lastDone === undefined) return;
    const look = () =>
      loadCard().then(
        ({ default: Card }) => setOccasion((before) => ({ count: (before?.count ?? 0) + 1, Card })),
        // Nobody misses a celebration that could not be loaded; the bell has it.
        () => undefined,
      );
    const timer = setTimeout(look, lastDone === undefined ? startAfterMs : settleMs);
    return () => clearTimeout(timer);
  }, [hasUnread, lastDone]);
  return occasion;
}
