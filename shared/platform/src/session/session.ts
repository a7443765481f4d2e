import { type AuthUser, getCurrentUser } from '@rezenso/contract/auth';
import { create } from 'zustand';
import { onOtherAccount, setAccount } from '../client/account.ts';
import { startOver } from '../client/aftermath.ts';
import { answerOf } from '../client/answer.ts';
import { hasCode, isUnauthorized } from '../client/api-error.ts';
import { call } from '../client/call.ts';
import { readElsewhere } from '../client/freshen.ts';
import { whenProofIsMissing } from '../client/proof.ts';
import { beginSignOut, endSignOut } from '../forms/kept-storage.ts';
import { forgetUnsavedForms, hasUnsavedForms } from '../forms/unsaved-forms.ts';
import { departure, leaveTo } from '../leave.ts';
import { dismissToast, toast } from '../toasts/toasts.ts';
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts';

export type Session =
  | { state: 'loading'; user: undefined }
  | { state: 'signed-out'; user: undefined }
  | { state: 'signed-in'; user: AuthUser }
  /** The check itself failed (no network, server down): neither in nor out. */
  | { state: 'unknown'; user: undefined; error: unknown };

declare global {
  interface Window {
    /** The session request, started by the HTML before any script was loaded. */
    __rezensoSession?: Promise<Response>;
  }
}

/** As specified: the time between saying that the session is over and leaving for the sign-in. */
const loginDelayMs = 500;

const useSessionStore = create<Session>(() => ({ state: 'loading', user: undefined }));

/** Takes up the session request that the HTML started. */
export async function startSession(): Promise<void> {
  const started = window.__rezensoSession;
  delete window.__rezensoSession;
  onOtherAccount(() => void refreshSession());
  followOtherTabs({
    whenTold: (account) => {
      if (account !== useSessionStore.getState().user?.id) void refreshSession();
    },
    whenSigningOut: beginSignOut,
    whenBack: refreshSession,
  });
  await settle(started ? started.then((response) => answerOf(getCurrentUser, response)) : call(getCurrentUser));
}

/**
 * Asks again who is signed in: after signing in, and when name or unread notifications have changed. When that fails,
 * whoever is known stays: a hiccup behind an open page must not take the page away.
 */
export async function refreshSession(): Promise<void> {
  const before = useSessionStore.getState();
  await settle(call(getCurrentUser), before.user ? before : undefined);
}

readElsewhere(getCurrentUser.path, refreshSession);
whenProofIsMissing(async () => {
  const { user } = useSessionStore.getState();
  if (user && !user.needsPasskey) await refreshSession();
});

/** Who is signed in. A 401 on this read means nobody. */
export function useSession(): Session {
  return useSessionStore();
}

/**
 * Another language was chosen in another tab, or while this page slept: its texts are decided, so that only a new document has others.
 * It begins once nothing is unsaved.
 */
let isOutdated = false;

/** Set while the page is about to leave: several reads that fail together say so once. */
let leaving: { timer: ReturnType<typeof setTimeout>; from: string } | undefined;

/** Who is signed in at this moment, outside of components; what they draw follows `useSession`. */
export function signedInUser(): AuthUser | undefined {
  return useSessionStore.getState().user;
}

/** Calls `follow` with the account that is signed in, now and whenever that is another one; undefined for nobody. */
export function followSignedIn(follow: (account: string | undefined) => void): void {
  follow(signedInUser()?.id);
  useSessionStore.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) follow(user?.id);
  });
}

/**
 * The session ended under an open page: says so, and goes to the sign-in after 500 ms, unless the person has gone to
 * another page or signed in again by then. The store keeps the user meanwhile, so that nothing typed disappears.
 */
export function leaveForLogin(title = 'Unauthorized'): void {
  const { pathname } = window.location;
  if (leaving?.from === pathname) return;
  stay();
  toast({ title, description: 'You are logged out. Logging in again...', variant: 'destructive' });
  const timer = setTimeout(() => {
    stay();
    if (window.location.pathname === pathname) leaveTo('/api/login');
  }, loginDelayMs);
  leaving = { timer, from: pathname };
}

/** A departure that was announced does not happen. */
function stay(): void {
  clearTimeout(leaving?.timer);
  leaving = undefined;
}

async function settle(answer: Promise<AuthUser>, otherwise?: Session): Promise<void> {
  try {
    become({ state: 'signed-in', user: await answer });
  } catch (error) {
    // The document says why: the business's account was deleted, and the colleague's session with it.
    if (otherwise && hasCode(error, 'TEAM_CLOSED')) return beginAnew();
    if (isUnauthorized(error)) become({ state: 'signed-out', user: undefined });
    else become(otherwise ?? { state: 'unknown', user: undefined, error });
  }
}

/** Nothing here can be saved any more. */
function beginAnew(): void {
  forgetUnsavedForms();
  leaveTo(`${window.location.pathname}${window.location.search}`);
}

/** What was read for one account must never be shown to the next. */
export function become(session: Session): void {
  if (session.state === 'signed-in') stay();
  const before = useSessionStore.getState().user;
  const isOther = setAccount(session.user?.id);
  if (isOther) startOver(session.user !== undefined);
  useSessionStore.setState(session, true);
  if (before && isOther) endSignOut();
  if (session.state === 'signed-in' || session.state === 'signed-out') tellOtherTabs(session.user?.id);
  if (before && isOther && session.user) dismissToast();
  if (isOther || !session.user) isOutdated = false;
  else if (before && before.language !== session.user.language) isOutdated = true;
  if (!isOutdated || hasUnsavedForms()) return;
  isOutdated = false;
  departure.reload();
}
