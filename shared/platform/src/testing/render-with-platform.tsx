import { type AuthUser, getCurrentUser } from '@rezenso/contract/auth';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { setTold, startOver } from '../client/aftermath.ts';
import { DataProvider } from '../client/data-provider.tsx';
import { departure } from '../leave.ts';
import { NavigationGuard } from '../navigation/navigation-guard.tsx';
import { usePendingLeave } from '../navigation/pending-leave.ts';
import { become } from '../session/session.ts';
import { dismissToast, useToasts } from '../toasts/toasts.ts';
import { answer, fail, type RecordedCall, type Stub, stubApi } from './stub-api.ts';

export interface PlatformOptions {
  /** Where the visitor stands, `/settings/privacy`. */
  route?: string;
  /** Pattern that gives the page its parameters, `/settings/:tab`. */
  path?: string;
  /** Who is signed in: a member by default, `null` for a visitor, or a member that differs in some fields. */
  session?: Partial<AuthUser> | null;
  answers?: readonly Stub[];
}

export interface PlatformRender extends RenderResult {
  user: UserEvent;
  /** Every request made so far. */
  calls: RecordedCall[];
  /** Adds answers, or replaces earlier ones. */
  use(...more: Stub[]): void;
  /** Path with query where the router stands now. */
  location(): string;
  /** Addresses that the page left for by plain browser navigation; 'reload' where it was loaded anew. */
  departures: string[];
}

/** The member whom tests sign in. */
export const aMember: AuthUser = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'anna@baeckerei-sommer.example',
  isAdmin: false,
  adminRole: null,
  firstName: 'Anna',
  lastName: 'Sommer',
  companyName: 'Bäckerei Sommer',
  unreadNotifications: 0,
};

/** Renders a page or card as the shell would: fresh cache, router, session, stubbed API, toasts as text. */
export function renderWithPlatform(ui: ReactNode, options: PlatformOptions = {}): PlatformRender {
  const { session = {}, answers = [], route = '/', path } = options;
  become(session ? { state: 'signed-in', user: { ...aMember, ...session } } : { state: 'signed-out', user: undefined });
  // As a page that is told what goes stale: one that is not reads again after seconds, when a slow test may still go on.
  setTold(true);
  startOver(false);
  dismissToast();
  sessionStorage.clear();
  const api = stubApi([whoIsSignedIn(session), ...answers]);
  const departures: string[] = [];
  departure.assign = (url) => departures.push(url);
  departure.reload = () => departures.push('reload');
  let location = route;
  const rendered = render(
    <DataProvider>
      <MemoryRouter initialEntries={[route]}>
        <NavigationGuard>
          <LocationProbe report={(now) => (location = now)} />
          {path ? withParameters(ui, path) : ui}
          <ToastTexts />
          <LeaveQuestion />
        </NavigationGuard>
      </MemoryRouter>
    </DataProvider>,
  );
  return { ...rendered, ...api, user: userEvent.setup(), departures, location: () => location };
}

/** Changes that concern the session ask for it again; a test that is about that answers it itself. */
function whoIsSignedIn(session: PlatformOptions['session']): Stub {
  return session === null ? fail(getCurrentUser, 'UNAUTHORIZED') : answer(getCurrentUser, { ...aMember, ...session });
}

function withParameters(ui: ReactNode, path: string) {
  return (
    <Routes>
      <Route path={path} element={ui} />
      <Route path="*" element={null} />
    </Routes>
  );
}

function LocationProbe({ report }: { report(location: string): void }) {
  const { pathname, search } = useLocation();
  report(pathname + search);
  return null;
}

/** The open toast as plain text, so that tests find it by what it says. */
function ToastTexts() {
  return useToasts()
    .filter((toast) => toast.isOpen)
    .map((toast) => (
      <div key={toast.id} role="status" data-variant={toast.variant}>
        <p>{toast.title}</p>
        <p>{toast.description}</p>
      </div>
    ));
}

/** What the shell asks before unsaved changes are lost, with the names of its two buttons. */
function LeaveQuestion() {
  const pending = usePendingLeave();
  if (!pending) return null;
  return (
    <div role="alertdialog" aria-label="Eingaben verwerfen?">
      <button type="button" onClick={pending.stay}>
        Weiter bearbeiten
      </button>
      <button type="button" onClick={pending.discard}>
        Verwerfen
      </button>
    </div>
  );
}
