import type { AuthUser } from '@rezenso/contract/auth';
import { useSession } from '@rezenso/platform';
import { above } from '@rezenso/ui/tokens';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { hasRead } from './known-notifications.ts';
import { texts } from './texts.de.ts';
import { useArrived } from './use-arrived.ts';
import type { BellCount } from './use-news.ts';

const loadCards = () => import('./news-cards.tsx');

/** Stands in the lower corner. */
const Region = styled.section`
  pointer-events: none;
  ${above.tablet} { width: 24rem; }
`;

/** Says what has just come into the bell, in a page that is open; code and data are only fetched then. */
export function News() {
  const { user } = useSession();
  return (
    <Region aria-label={texts.region} aria-live="polite">
      {user && <Arrivals key={user.id} user={user} />}
    </Region>
  );
}

function Arrivals({ user }: { user: AuthUser }) {
  const arrived = useArrived(user.unreadNotifications);
  const mayBeMore = useOccasions(user);
  const [shown, setShown] = useState<{ Cards: ComponentType<BellCount> }>();
  const isShown = arrived > 0 || mayBeMore > 0;
  useEffect(() => {
    if (!isShown) return;
    loadCards().then(
      ({ default: Cards }) => setShown({ Cards }),
      // Nobody misses what could not be loaded; the bell has it.
      () => undefined,
    );
  }, [isShown]);
  return shown && <shown.Cards unread={user.unreadNotifications} arrived={arrived} occasion={mayBeMore} />;
}

/** Counts how often the bell was counted anew and came to the same: one may have come as another was settled. */
function useOccasions(user: AuthUser): number {
  const [{ before, count }, setSeen] = useState({ before: user, count: 0 });
  if (before === user) return count;
  const isSame = user.unreadNotifications > 0 && user.unreadNotifications === before.unreadNotifications && hasRead();
  setSeen({ before: user, count: isSame ? count + 1 : count });
  return count;
}
