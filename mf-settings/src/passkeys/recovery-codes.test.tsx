import { getCurrentUser } from '@rezenso/contract/auth';
import { addPasskey, askNewPasskey, askProof, proveSession, renewRecoveryCodes } from '@rezenso/contract/passkeys';
import {
  type Authenticator,
  creationOptions,
  installAuthenticator,
  refusal,
  removeAuthenticator,
  requestOptions,
} from '@rezenso/domain/testing/passkeys';
import { aMember, answer, fail, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPasskey, passkeysAre, someCodes } from '../testing/passkeys.ts';
import { onlyHere } from '../testing/sessions.ts';
import PasskeysCard from './passkeys.card.tsx';

const admin = { isAdmin: true, adminRole: 'super_admin' } as const;
const unproven = { ...admin, needsPasskey: true };
const show = (session: typeof admin | typeof unproven, ...answers: Stub[]) =>
  renderWithPlatform(<PasskeysCard />, { session, answers: [onlyHere, ...answers] });
const renewed = answer(renewRecoveryCodes, { recoveryCodes: someCodes });
const codesDialog = { name: 'Deine Wiederherstellungscodes' };
const renewButton = { name: 'Neue Codes erstellen' };

let authenticator: Authenticator;
beforeEach(() => {
  authenticator = installAuthenticator();
});
afterEach(removeAuthenticator);

describe("an admin's recovery codes", () => {
  it('come with the first passkey, and stay until they are kept', async () => {
    const first = answer(addPasskey, { passkey: aPasskey(), recoveryCodes: someCodes });
    const { user, use } = show(unproven, passkeysAre(), answer(askNewPasskey, { options: creationOptions }), first);
    expect(await screen.findByText(/^Für die Verwaltung brauchst du einen/)).toBeVisible();
    use(passkeysAre([aPasskey()], 3), answer(getCurrentUser, { ...aMember, ...admin }));
    await user.click(await screen.findByRole('button', { name: 'Passkey hinzufügen' }));
    const dialog = await screen.findByRole('dialog', codesDialog);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(someCodes);
    expect(await axe(dialog)).toHaveNoViolations();
    await user.keyboard('{Escape}');
    expect(await within(dialog).findByText(/^Später siehst du diese Codes nicht mehr/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Ich habe sie sicher aufgehoben' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Noch 3 Codes übrig.')).toBeVisible();
  });

  it('can be copied, and saved as a file', async () => {
    const saved = catchFiles();
    const { user, dialog } = await renew();
    await user.click(within(dialog).getByRole('button', { name: 'Kopieren' }));
    expect(await within(dialog).findByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(someCodes.join('\n'));
    await user.click(within(dialog).getByRole('button', { name: 'Als Textdatei speichern' }));
    expect(saved.map(({ name }) => name)).toEqual(['rezenso-wiederherstellungscodes.txt']);
    expect(saved.map(({ type }) => type)).toEqual(['text/plain']);
  });

  it('say how to copy them where the browser does not', async () => {
    const { user, dialog } = await renew();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(within(dialog).getByRole('button', { name: 'Kopieren' }));
    expect(await within(dialog).findByText(/^Dein Browser lässt das Kopieren nicht zu/)).toBeVisible();
  });

  it('are renewed after a question, once', async () => {
    const { calls } = await renew();
    expect(calls.filter(({ path }) => path === '/api/passkeys/recovery-codes')).toHaveLength(1);
  });

  it.each([
    [1, 'Noch 1 Code übrig.'],
    [0, /^Du hast keine Codes mehr/],
    [null, /^Du hast keine Codes mehr/],
  ])('are counted: %p', async (left, words) => {
    const { container } = show(admin, passkeysAre([aPasskey()], left));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('an admin whose session no passkey proved', () => {
  const asked = answer(askProof, { options: requestOptions });

  it('proves it first, and can then change passkeys and codes', async () => {
    const { container, user, use } = show(
      unproven,
      passkeysAre([aPasskey()], 3),
      asked,
      answer(proveSession, { ok: true }),
    );
    const prove = await screen.findByRole('button', { name: 'Mit Passkey bestätigen' });
    expect(screen.getByRole('link', { name: /Wiederherstellungscode/ })).toHaveAttribute('href', '/admin');
    for (const name of [/^Entfernen/, 'Passkey hinzufügen', 'Neue Codes erstellen'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    use(answer(getCurrentUser, { ...aMember, ...admin }));
    await user.dblClick(prove);
    expect(await screen.findByRole('button', renewButton)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Entfernen/ })).toBeVisible();
    expect(screen.queryByText('Bestätige zuerst, dass du es bist')).toBeNull();
    expect(authenticator.get).toHaveBeenCalledTimes(1);
    expect(document.body).not.toHaveFocus();
  });

  it('is told nothing after cancelling, and why when it was refused', async () => {
    authenticator.get.mockRejectedValueOnce(refusal('NotAllowedError'));
    const { user } = show(unproven, passkeysAre([aPasskey()], 3), asked, fail(proveSession, 'PASSKEY_REFUSED'));
    const prove = await screen.findByRole('button', { name: 'Mit Passkey bestätigen' });
    await user.click(prove);
    await waitFor(() => expect(prove).toBeEnabled());
    expect(screen.queryByText('Fehler')).toBeNull();
    await user.click(prove);
    expect(await screen.findByText(/^Dieser Passkey passt nicht/)).toBeVisible();
  });

  it('learns of it when the proof ran out under the open page', async () => {
    const { user, use } = show(admin, passkeysAre([aPasskey()], 3), fail(askNewPasskey, 'PASSKEY_REQUIRED'));
    use(answer(getCurrentUser, { ...aMember, ...unproven }));
    await user.click(await screen.findByRole('button', { name: 'Passkey hinzufügen' }));
    expect(await screen.findByRole('button', { name: 'Mit Passkey bestätigen' })).toBeVisible();
  });
});

async function renew() {
  const rendered = show(admin, passkeysAre([aPasskey()], 2), renewed);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', renewButton));
  const question = await screen.findByRole('alertdialog', { name: 'Neue Codes erstellen?' });
  expect(question).toHaveTextContent('Alle bisherigen Codes gelten dann nicht mehr.');
  await user.dblClick(within(question).getByRole('button', renewButton));
  return { ...rendered, dialog: await screen.findByRole('dialog', codesDialog) };
}

/** What the browser would save. */
function catchFiles(): File[] {
  const files: File[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof File) files.push(file);
    return 'blob:file';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  return files;
}
