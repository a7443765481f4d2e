import { startConnection } from '../connection/connection.ts';
import { followSignedIn } from '../session/session.ts';

/**
 * Follows, from when the page is up, what changes for whoever is signed in here, and ends with the session. Visitors load
 * nothing of it.
 */
export function startLive(): void {
  startConnection();
  let end = () => {};
  followSignedIn((account) => {
    end();
    let isOver = false;
    let leave = () => {};
    end = () => {
      isOver = true;
      leave();
    };
    if (account === undefined) return;
    void whenUp()
      .then(() => import('./follow-changes.ts'))
      .then(({ followChanges }) => {
        if (!isOver) leave = followChanges(account);
      })
      // Without it the page is as fresh as its own changes make it.
      .catch(() => {});
  });
}

/** The first reads and paints come first. */
function whenUp(): Promise<unknown> {
  const loaded =
    document.readyState === 'complete'
      ? Promise.resolve()
      : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  return loaded.then(() => new Promise((resolve) => setTimeout(resolve, 0)));
}
