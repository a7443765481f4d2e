import { longestPasskeyName, renamePasskey } from '@rezenso/contract/passkeys';
import { installAuthenticator, removeAuthenticator } from '@rezenso/domain/testing/passkeys';
import { answer, fail, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPasskey, passkeysAre } from '../testing/passkeys.ts';
import { aSession, sessionsAre } from '../testing/sessions.ts';
import PasskeysCard from './passkeys.card.tsx';
import { renameForm } from './rename-passkey.form.ts';

const called = aPasskey({ givenName: 'Diensthandy' });
const show = (...answers: Stub[]) =>
  renderWithPlatform(<PasskeysCard />, { answers: [sessionsAre(aSession()), ...answers] });

beforeEach(() => {
  installAuthenticator();
});
afterEach(removeAuthenticator);

describe('the name of a passkey', () => {
  it('begins as its device, and is what the person calls it', async () => {
    const { user, use, calls } = show(passkeysAre([aPasskey()]), answer(renamePasskey, called));
    const dialog = await openDialog(user, 'Safari auf dem iPhone');
    expect(within(dialog).getByRole('textbox')).toHaveValue('Safari auf dem iPhone');
    expect(await axe(dialog)).toHaveNoViolations();
    await user.clear(within(dialog).getByRole('textbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await within(dialog).findByText('Bitte gib einen Namen ein')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox'), ' Diensthandy ');
    use(passkeysAre([called]));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Passkey umbenannt')).toBeVisible();
    const [entry] = within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
    await waitFor(() =>
      expect(entry).toHaveTextContent(/^DiensthandySafari auf dem iPhone, hinzugefügt am 1\. Februar 2031/),
    );
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([
      expect.objectContaining({ path: `/api/passkeys/${called.id}`, body: { name: 'Diensthandy' } }),
    ]);
  });

  it('is said where it is asked whether to remove it', async () => {
    const { user } = show(passkeysAre([called]));
    await user.click(await screen.findByRole('button', { name: /^Entfernen: Diensthandy/ }));
    expect(await screen.findByText(/Mit dem Passkey „Diensthandy“/)).toBeVisible();
  });

  it('stays typed when it could not be saved', async () => {
    const { user } = show(passkeysAre([called]), offline(renamePasskey));
    const dialog = await openDialog(user, 'Diensthandy');
    await user.type(within(dialog).getByRole('textbox'), ' 2');
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect((await screen.findAllByText('Der Passkey konnte nicht umbenannt werden.')).length).toBeGreaterThan(0);
    expect(within(dialog).getByRole('textbox')).toHaveValue('Diensthandy 2');
  });

  it('goes with a passkey that was removed elsewhere', async () => {
    const { user } = show(passkeysAre([called]), fail(renamePasskey, 'PASSKEY_NOT_FOUND'));
    const dialog = await openDialog(user, 'Diensthandy');
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Fehler')).toBeVisible();
  });

  it.each(['D', 'x'.repeat(longestPasskeyName), ' Änne „privat“ '])('is what the API takes: %s', async (name) => {
    const typed = renameForm.cast(await renameForm.validate({ name }));
    expect(renamePasskey.body?.parse(typed)).toEqual(typed);
  });

  it.each(['', '   ', 'x'.repeat(longestPasskeyName + 1)])('is refused like there: %s', async (name) => {
    await expect(renameForm.validate({ name })).rejects.toThrow();
  });
});

async function openDialog(user: ReturnType<typeof show>['user'], name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Umbenennen: ${name}`) }));
  return screen.findByRole('dialog', { name: 'Passkey umbenennen' });
}
