import type { Match } from '@rezenso/contract/matches';
import { useSession } from '@rezenso/platform';
import { useSearchParams } from '@rezenso/platform/router';
import { useCallback, useEffect, useRef } from 'react';
import { matchParameter } from '../paths.ts';
import type { MatchDialog } from './match-dialog.ts';
import { mySideOf } from './my-side.ts';

interface WantedMatch {
  id: string;
  /** What it asks of the member, where that is done in a dialog. */
  dialog?: MatchDialog;
}

/** The match that the address leads to, undefined without one, how to forget it, and the id that it names. */
export function useWantedMatch(matches: readonly Match[]): [WantedMatch | undefined, () => void, string | null] {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const named = search.get(matchParameter);
  const wanted = matches.find(({ id }) => id === named);
  const forget = useCallback(
    () =>
      setSearch(
        (now) => {
          now.delete(matchParameter);
          return now;
        },
        { replace: true },
      ),
    [setSearch],
  );
  if (!wanted) return [undefined, forget, named];
  return [{ id: wanted.id, ...(asksForReview(wanted, user?.id) && { dialog: 'review' }) }, forget, named];
}

/** Without a plan, once the partner has given one, and as long as nobody blocks the other: what is otherwise to do stands on the card. */
function asksForReview(match: Match, myId: string | undefined): boolean {
  const side = mySideOf(match, myId);
  if (match.isBlockedByMe || match.isBlockedByPartner) return false;
  return match.status === 'accepted' && !match.isCoordinated && side.partnerReviewGiven && !side.ownReviewGiven;
}

/** Goes to an element once it is there, with the view and the keyboard. */
export function useGoingThere(isThere: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isThere) return;
    // After the new page has begun at its top.
    const frame = requestAnimationFrame(() => {
      ref.current?.scrollIntoView({ block: 'center' });
      ref.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
  return ref;
}
