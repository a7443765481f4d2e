import { getCurrentUser } from '@rezenso/contract/auth';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hasUnsavedForms, useUnsavedForm } from '../forms/unsaved-forms.ts';
import { aMember, answer, fail, offline, renderWithPlatform } from '../testing/index.tsx';
import { leaveForLogin, refreshSession, startSession, useSession } from './session.ts';

it('takes up the request that the HTML started, without a second one', async () => {
  const { calls } = renderWithPlatform(<Who />, { session: null });
  window.__rezensoSession = Promise.resolve(Response.json(aMember));
  await act(startSession);
  expect(screen.getByText('signed-in anna@baeckerei-sommer.example')).toBeVisible();
  expect(calls).toHaveLength(0);
});

it('takes a 401 for signed out', async () => {
  renderWithPlatform(<Who />, { answers: [fail(getCurrentUser, 'UNAUTHORIZED')] });
  await act(startSession);
  expect(screen.getByText('signed-out')).toBeVisible();
});

it('does not take a dead network for signed out', async () => {
  renderWithPlatform(<Who />, { answers: [offline(getCurrentUser)] });
  await act(startSession);
  expect(screen.getByText('unknown')).toBeVisible();
});

it('asks again after signing in', async () => {
  renderWithPlatform(<Who />, { session: null, answers: [answer(getCurrentUser, aMember)] });
  expect(screen.getByText('signed-out')).toBeVisible();
  await act(refreshSession);
  expect(screen.getByText('signed-in anna@baeckerei-sommer.example')).toBeVisible();
});

it('begins anew when another language was chosen elsewhere', async () => {
  const english = answer(getCurrentUser, { ...aMember, language: 'en' });
  const { departures } = renderWithPlatform(<Who />, { answers: [english] });
  await act(refreshSession);
  expect(departures).toEqual(['reload']);
  await act(refreshSession);
  expect(departures).toEqual(['reload']);
});

it('begins anew in the other language once what was typed is saved', async () => {
  const english = answer(getCurrentUser, { ...aMember, language: 'en' });
  const { user, departures } = renderWithPlatform(<Typing />, { answers: [english] });
  await act(refreshSession);
  expect(departures).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await act(refreshSession);
  expect(departures).toEqual(['reload']);
});

function Typing() {
  const [isUnsaved, setUnsaved] = useState(true);
  useUnsavedForm(isUnsaved);
  return (
    <button type="button" onClick={() => setUnsaved(false)}>
      Speichern
    </button>
  );
}

it('begins anew where the account was deleted under a colleague: the document says so, whatever was typed', async () => {
  const { departures } = renderWithPlatform(<Typing />, {
    route: '/settings/team?von=glocke',
    answers: [fail(getCurrentUser, 'TEAM_CLOSED')],
  });
  await act(refreshSession);
  expect(departures).toEqual([expect.stringMatching(/^\//)]);
  expect(hasUnsavedForms()).toBe(false);
});

it('takes somebody who was not signed in here for signed out', async () => {
  const { departures } = renderWithPlatform(<Who />, {
    session: null,
    answers: [fail(getCurrentUser, 'TEAM_CLOSED')],
  });
  await act(refreshSession);
  expect(screen.getByText('signed-out')).toBeVisible();
  expect(departures).toEqual([]);
});

it('keeps whoever is signed in when asking again fails', async () => {
  renderWithPlatform(<Who />, { answers: [offline(getCurrentUser)] });
  await act(refreshSession);
  expect(screen.getByText(/^signed-in/)).toBeVisible();
});

it('says that the session is over and leaves for the sign-in after 500 ms, keeping the page', () => {
  jest.useFakeTimers();
  const { departures } = renderWithPlatform(<Who />);
  act(() => leaveForLogin());
  expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
  expect(screen.getByText(/^signed-in/)).toBeVisible();
  jest.advanceTimersByTime(499);
  expect(departures).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(departures).toEqual(['/api/login']);
  jest.useRealTimers();
});

it('leaves once, however many reads fail together, and not at all when somebody signs in meanwhile', async () => {
  jest.useFakeTimers();
  const { departures, use } = renderWithPlatform(<Who />);
  act(() => {
    leaveForLogin();
    leaveForLogin();
  });
  jest.advanceTimersByTime(600);
  expect(departures).toEqual(['/api/login']);
  act(() => leaveForLogin());
  use(answer(getCurrentUser, aMember));
  await act(refreshSession);
  jest.advanceTimersByTime(600);
  expect(departures).toEqual(['/api/login']);
  jest.useRealTimers();
});

it('leaves no page that the person has gone to meanwhile, and says it anew where the session is missed again', () => {
  jest.useFakeTimers();
  const { departures } = renderWithPlatform(<Who />);
  act(() => leaveForLogin());
  jest.advanceTimersByTime(300);
  window.history.pushState(null, '', '/magic-link');
  jest.advanceTimersByTime(600);
  expect(departures).toEqual([]);
  window.history.pushState(null, '', '/reviews');
  act(() => leaveForLogin());
  window.history.pushState(null, '', '/matches');
  act(() => leaveForLogin());
  jest.advanceTimersByTime(500);
  expect(departures).toEqual(['/api/login']);
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

function Who() {
  const { state, user } = useSession();
  return <p>{[state, user?.email].filter(Boolean).join(' ')}</p>;
}
