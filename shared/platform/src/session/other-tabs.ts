/** Where the tabs of this browser tell each other who is signed in; `null` is nobody. */
const channelName = 'rezenso.account';
/** Said instead of an account by the tab in which somebody signs out, before the server has heard of it. */
const signOut = { isSigningOut: true };

interface Follower {
  /** Another tab learned who is signed in; undefined when nobody is. */
  whenTold(account: string | undefined): void;
  /** Somebody signs out in another tab. */
  whenSigningOut(): void;
  /** The browser brought this page back from its memory, where it may have slept through a sign-out. */
  whenBack(): Promise<void>;
}

let channel: BroadcastChannel | undefined;
let follower: Follower | undefined;

/**
 * Learns from other tabs who is signed in, and asks again when the page comes back from the browser's memory. Until that
 * is settled the page stays hidden: what it shows may be somebody else's.
 */
export function followOtherTabs(following: Follower): void {
  const isFirst = follower === undefined;
  follower = following;
  if (!isFirst) return;
  channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  channel?.addEventListener('message', ({ data }) => {
    if (data?.isSigningOut === true) follower?.whenSigningOut();
    else follower?.whenTold(typeof data === 'string' ? data : undefined);
  });
  window.addEventListener('pagehide', ({ persisted }) => setHidden(persisted));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follower?.whenBack().finally(() => setHidden(false));
    else setHidden(false);
  });
}

/** Tells the other tabs who is signed in here now. */
export function tellOtherTabs(account: string | undefined): void {
  channel?.postMessage(account ?? null);
}

/** Tells the other tabs that somebody signs out in this one: its page is going to be gone when that is done. */
export function tellSignOut(): void {
  channel?.postMessage(signOut);
}

function setHidden(isHidden: boolean): void {
  document.documentElement.hidden = isHidden;
}
