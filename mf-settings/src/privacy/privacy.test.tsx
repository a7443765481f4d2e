import type { AnswerOf } from '@rezenso/contract/endpoint';
import { type DataExport, deleteMyAccount, exportMyData } from '@rezenso/contract/privacy';
import { listTeam } from '@rezenso/contract/team';
import { keep, readKept, showKeptToast } from '@rezenso/platform';
import { aMember, answer, fail, hold, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PrivacyCard } from './privacy.card.tsx';

const anExport: DataExport = {
  format: 'rezenso-export',
  version: 1,
  exportedAt: '2026-11-21T09:00:00.000Z',
  note: 'Alles, was dir gehört.',
  account: { email: aMember.email },
  data: { reviews: [{ text: 'Sehr gut' }] },
};
const deleted = answer(deleteMyAccount, { ok: true });
const alone: AnswerOf<typeof listTeam> = { people: [], invitations: [] };

it('leads to the legal documents by plain links', async () => {
  const { container } = show();
  const list = screen.getByRole('list', { name: 'Rechtliches' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Datenschutz', '/datenschutz'],
    ['AGB', '/agb'],
    ['Impressum', '/impressum'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

describe('the export', () => {
  it('downloads everything as a file named after its day', async () => {
    const saved = catchDownloads();
    const { user } = show(answer(exportMyData, anExport));
    await user.click(screen.getByRole('button', { name: 'Daten exportieren' }));
    expect(await screen.findByText('Dein Export ist da')).toBeVisible();
    expect(saved.map(({ name, type }) => [name, type])).toEqual([
      ['rezenso-daten-2026-11-21.json', 'application/json'],
    ]);
    expect(await textOf(saved[0])).toBe(JSON.stringify(anExport, null, 2));
  });

  it('shows that it is on its way, and is asked for once', async () => {
    const saved = catchDownloads();
    const held = hold(answer(exportMyData, anExport));
    const { user, container } = show(held);
    await user.dblClick(screen.getByRole('button', { name: 'Daten exportieren' }));
    expect(screen.getByRole('button', { name: /Export wird vorbereitet/ })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    held.release();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('says when it failed, and can be tried again', async () => {
    const { user } = show(fail(exportMyData, 'INTERNAL'));
    await user.click(screen.getByRole('button', { name: 'Daten exportieren' }));
    expect(await screen.findByText('Deine Daten konnten nicht exportiert werden.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Daten exportieren' })).toBeEnabled();
  });
});

describe('deleting the account', () => {
  it('names the colleagues who lose their access', async () => {
    const bert = { id: '00000000-0000-4000-8000-000000000002', email: 'bert@baeckerei-sommer.example' };
    const since = '2026-03-01T09:00:00.000Z';
    const people = [
      { id: aMember.id, email: aMember.email, role: 'owner' as const, since, isMe: true },
      { ...bert, role: 'member' as const, since, isMe: false },
    ];
    const { user } = show(answer(listTeam, { people, invitations: [] }));
    const dialog = await openDialog(user);
    expect(
      await within(dialog).findByText(/bert@baeckerei-sommer\.example\. Sie bekommen eine Mail dazu/),
    ).toBeVisible();
  });

  it('says what goes and what stays, asks for the address, leaves for the landing page without a question, and says goodbye there', async () => {
    const { user, calls, departures } = show(deleted);
    const dialog = await openDialog(user);
    expect(within(dialog).getByText('dein Abonnement: Es endet sofort')).toBeVisible();
    expect(within(dialog).getByText(/Ehemaliger Partner/)).toBeVisible();
    expect(within(dialog).getByText(/90 Tage: unlesbare Kennzeichen/)).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    await paste(user, address(), ` ${aMember.email} `);
    await user.click(confirm());
    await waitFor(() => expect(departures).toEqual(['/']));
    expect(leavingIsFree()).toBe(true);
    act(() => showKeptToast());
    expect(screen.getByText('Dein Konto ist gelöscht')).toBeVisible();
    expect(screen.getByText('Danke, dass du dabei warst. Mach’s gut!')).toBeVisible();
    // Other tabs learn from the second that nobody is signed in any more.
    expect(calls.filter(({ path }) => path !== '/api/team')).toMatchObject([
      { path: '/api/privacy/delete-account', body: { email: aMember.email } },
      { path: '/api/auth/user' },
    ]);
  });

  it('leaves nothing in the browser that was typed and not sent', async () => {
    keep('message:1', { text: 'Ich hätte da noch eine Frage' });
    const { user, departures } = show(deleted);
    await openDialog(user);
    await paste(user, address(), aMember.email);
    expect(readKept('message:1')).toBeDefined();
    await user.click(confirm());
    await waitFor(() => expect(departures).toEqual(['/']));
    expect(Object.keys(localStorage).filter((key) => key.includes('message:1'))).toEqual([]);
  });

  it('starts at what is deleted, not at the field under it', async () => {
    const { user } = show(deleted);
    const dialog = await openDialog(user);
    await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus());
  });

  it('deletes nothing without the address', async () => {
    const { user, calls } = show(deleted);
    await openDialog(user);
    await user.click(confirm());
    expect(await screen.findByText('Bitte gib deine E-Mail-Adresse ein')).toBeVisible();
    await waitFor(() => expect(address()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('says at the field that the address is another one, and keeps what was typed', async () => {
    const { user, departures } = show(fail(deleteMyAccount, 'CONFIRMATION_MISMATCH'));
    const dialog = await openDialog(user);
    await paste(user, address(), 'jemand@anders.example');
    await user.click(confirm());
    await waitFor(() => expect(address()).toHaveAccessibleDescription(/stimmt nicht mit deinem Konto überein/));
    expect(address()).toBeInvalid();
    expect(address()).toHaveValue('jemand@anders.example');
    await waitFor(() => expect(address()).toHaveFocus());
    expect(departures).toEqual([]);
    expect(await axe(dialog)).toHaveNoViolations();
  });

  it('says why it could not be done', async () => {
    const { user } = show(fail(deleteMyAccount, 'LAST_SUPER_ADMIN'));
    await openDialog(user);
    await user.type(address(), aMember.email);
    await user.click(confirm());
    expect(await screen.findAllByText('Dein Konto konnte nicht gelöscht werden.')).toHaveLength(2);
    expect(screen.getByText('Mindestens ein Super-Admin muss bleiben.')).toBeVisible();
  });
});

function show(...answers: Stub[]) {
  return renderWithPlatform(<PrivacyCard />, {
    route: '/settings/privacy',
    answers: [answer(listTeam, alone), ...answers],
  });
}

async function openDialog(user: ReturnType<typeof show>['user']) {
  await user.click(screen.getByRole('button', { name: 'Konto löschen' }));
  return screen.findByRole('dialog', { name: 'Möchtest du dein Konto wirklich löschen?' });
}

/** Whether the browser would let the page go without its own question. */
function leavingIsFree(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function address() {
  return screen.getByLabelText(/Deine E-Mail-Adresse zur Bestätigung/);
}

function confirm() {
  return screen.getByRole('button', { name: 'Konto endgültig löschen' });
}

/** jsdom neither keeps files under an address nor follows a download. */
function catchDownloads(): File[] {
  const saved: File[] = [];
  const createObjectURL = (file: File) => {
    saved.push(file);
    return 'blob:export';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return saved;
}

function textOf(file: File | undefined): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.readAsText(file ?? new Blob());
  return promise;
}
