import { useSession } from '@rezenso/platform';
import { above } from '@rezenso/ui/tokens';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useArrived } from '../news/use-arrived.ts';
import { texts } from './texts.de.ts';

const loadCard = () => import('./celebration-card.tsx');

/** After the first paint has what it needs. */
const startAfterMs = 2_000;
/** What is reached together comes within a moment. */
const settleMs = 1_000;

/** Stands in the lower corner. */
const Region = styled.section`
  pointer-events: none;
  ${above.tablet} { width: 24rem; }
`;

/**
 * Shows a level or an achievement that was reached, once. It looks when the page opens with unread notifications, and when
 * more come in; code and data are only fetched then.
 */
export function Celebrations() {
  const { user } = useSession();
  return (
    <Region aria-label={texts.region} aria-live="polite">
      {user && <Celebrating key={user.id} unread={user.unreadNotifications} />}
    </Region>
  );
}

function Celebrating({ unread }: { unread: number }) {
  const occasion = useOccasion(unread);
  return occasion && <occasion.Card occasion={occasion.count} />;
}

interface Occasion {
  /** Changes when it is worth looking again. */
  count: number;
  Card: ComponentType<{ occasion: number }>;
}

/** The last moment at which it was worth looking, with the code to look; undefined before the first. */
function useOccasion(unread: number): Occasion | undefined {
  const [occasion, setOccasion] = useState<Occasion>();
  const [hadUnread] = useState(unread > 0);
  const arrived = useArrived(unread);
  useEffect(() => {
    if (!hadUnread && arrived === 0) return;
    const look = () =>
      loadCard().then(
        ({ default: Card }) => setOccasion((before) => ({ count: (before?.count ?? 0) + 1, Card })),
        // Nobody misses a celebration that could not be loaded; the bell has it.
        () => undefined,
      );
    const timer = setTimeout(look, arrived === 0 ? startAfterMs : settleMs);
    return () => clearTimeout(timer);
  }, [hadUnread, arrived]);
  return occasion;
}
