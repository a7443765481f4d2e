import { endOtherSessions, listSessions } from '@rezenso/contract/sessions';
import { answer, fail, hold, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aSession, onlyHere, sessionsAre } from '../testing/sessions.ts';
import { OtherDevicesOffer } from './other-devices-offer.tsx';

const other = (number: number) => aSession({ id: `00000000-0000-4000-8000-0000000000e${number}`, isThis: false });
const show = (...answers: Stub[]) => renderWithPlatform(<OtherDevicesOffer />, { answers });

it('says how many others there are, and ends them with one click', async () => {
  const { user, use, calls, container } = show(
    sessionsAre(aSession(), other(2), other(3)),
    answer(endOtherSessions, { ended: 2 }),
  );
  expect(await screen.findByText('Andere Geräte abmelden?')).toBeVisible();
  expect(screen.getByText(/Du bist noch auf 2 anderen Geräten angemeldet/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  use(onlyHere);
  await user.dblClick(screen.getByRole('button', { name: '2 andere Geräte abmelden' }));
  expect(await screen.findByText('Du bist nur noch hier angemeldet')).toBeVisible();
  expect(screen.getByText('2 andere Geräte sind abgemeldet.')).toBeVisible();
  expect(screen.queryByText('Andere Geräte abmelden?')).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('counts one’s own alone, and asks nothing where only a colleague is signed in elsewhere', async () => {
  const colleague = aSession({
    id: '00000000-0000-4000-8000-0000000000e9',
    isThis: false,
    person: 'bert@cafe.example',
  });
  const shown = show(sessionsAre(aSession(), other(2), colleague));
  expect(await screen.findByRole('button', { name: 'Anderes Gerät abmelden' })).toBeVisible();
  shown.unmount();
  const { calls } = show(sessionsAre(aSession(), colleague));
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('takes no for an answer', async () => {
  const { user, calls } = show(sessionsAre(aSession(), other(2)));
  expect(await screen.findByRole('button', { name: 'Anderes Gerät abmelden' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Angemeldet lassen' }));
  expect(screen.queryByText('Andere Geräte abmelden?')).toBeNull();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('stays, with the reason, when it did not work', async () => {
  const { user } = show(sessionsAre(aSession(), other(2)), fail(endOtherSessions, 'INTERNAL', 'Gerade nicht.'));
  await user.click(await screen.findByRole('button', { name: 'Anderes Gerät abmelden' }));
  expect(await screen.findByText('Gerade nicht.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Anderes Gerät abmelden' })).toBeEnabled());
});

it.each([
  ['there is no other', onlyHere],
  ['it is not known', fail(listSessions, 'INTERNAL')],
])('is not there where %s', async (_, stub) => {
  const held = hold(stub);
  const { calls, container } = show(held);
  await waitFor(() => expect(calls).toHaveLength(1));
  held.release();
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect(screen.queryByText('Andere Geräte abmelden?')).toBeNull();
});
