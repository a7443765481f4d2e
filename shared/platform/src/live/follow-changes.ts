import { loadingSeconds } from '@rezenso/contract/live';
import { setTold } from '../client/aftermath.ts';
import { keptPaths } from '../client/reads.ts';
import { setStreamLost } from '../connection/connection.ts';
import { refreshSession } from '../session/session.ts';
import { hearOf } from './heard-reads.ts';
import { followTogether } from './one-per-browser.ts';

/** What was read within so long before is told by whoever tells of changes, with some seconds for the way. */
const toldOfMs = (loadingSeconds - 5) * 1000;

/**
 * Keeps what the page shows as fresh as the server knows it, for one account. A page that the browser puts into its memory
 * gives its place to another tab, and takes everything for old when it is back.
 * @returns ends it
 */
export function followChanges(account: string): () => void {
  let end = begin(account);
  const sleep = ({ persisted }: PageTransitionEvent) => persisted && end();
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    hearOf('all');
    end = begin(account);
  };
  window.addEventListener('pagehide', sleep);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('pagehide', sleep);
    window.removeEventListener('pageshow', wake);
    end();
  };
}

function begin(account: string): () => void {
  let wasTold = false;
  return followTogether(account, {
    hear: (_id, reads) => hearOf(reads),
    setTold: (isTold) => {
      // What was read long before anybody told of changes may have missed one.
      if (isTold && !wasTold) hearOf(keptPaths(Date.now() - toldOfMs));
      wasTold ||= isTold;
      setTold(isTold);
      setStreamLost(!isTold);
    },
    checkSession: refreshSession,
  });
}
