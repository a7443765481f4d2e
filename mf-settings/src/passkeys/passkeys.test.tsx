import { addPasskey, askNewPasskey, listPasskeys, removePasskey } from '@rezenso/contract/passkeys';
import {
  type Authenticator,
  creationOptions,
  installAuthenticator,
  refusal,
  removeAuthenticator,
} from '@rezenso/domain/testing/passkeys';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPasskey, passkeysAre } from '../testing/passkeys.ts';
import { aSession, sessionsAre } from '../testing/sessions.ts';
import PasskeysCard from './passkeys.card.tsx';

const asked = answer(askNewPasskey, { options: creationOptions });
const added = answer(addPasskey, { passkey: aPasskey(), recoveryCodes: null });
const onPhone = { name: 'Entfernen: Safari auf dem iPhone, hinzugefügt am 1. Februar 2031' };
const show = (...answers: Stub[]) => renderWithPlatform(<PasskeysCard />, { answers: [bothDevices, ...answers] });
const bothDevices = sessionsAre(aSession(), aSession({ id: '00000000-0000-4000-8000-0000000000e2', isThis: false }));
const addButton = () => screen.findByRole('button', { name: 'Passkey hinzufügen' });

let authenticator: Authenticator;
beforeEach(() => {
  authenticator = installAuthenticator();
});
afterEach(removeAuthenticator);

describe('the passkeys of somebody', () => {
  it('are named, with when they were added and used last', async () => {
    const lastUsedAt = new Date(Date.now() - 2 * 86_400_000).toISOString();
    const laptop = aPasskey({
      id: '00000000-0000-4000-8000-0000000000f2',
      name: 'Chrome auf Windows',
      addedAt: '2031-03-03T09:00:00.000Z',
      lastUsedAt,
    });
    const { container } = show(passkeysAre([laptop, aPasskey()]));
    const entries = within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Chrome auf WindowsHinzugefügt am 3. März 2031, zuletzt benutzt vor 2dUmbenennenEntfernen',
      'Safari auf dem iPhoneHinzugefügt am 1. Februar 2031, noch nicht benutztUmbenennenEntfernen',
    ]);
    expect(screen.queryByText('Wiederherstellungscodes')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are invited where there is none, with what they are', async () => {
    const { container } = show(passkeysAre());
    expect(await screen.findByText('Noch kein Passkey')).toBeVisible();
    expect(screen.getByText(/^Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an/)).toBeVisible();
    expect(await addButton()).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are asked for quietly elsewhere where the browser knows none', async () => {
    removeAuthenticator();
    show(passkeysAre([aPasskey()]));
    expect(await screen.findByText(/^Dieser Browser kann keine Passkeys anlegen/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Passkey hinzufügen' })).toBeNull();
    expect(screen.getByRole('button', onPhone)).toBeVisible();
  });

  it('have their place while they are on their way, and can be asked for again', async () => {
    const held = hold(fail(listPasskeys, 'INTERNAL'));
    const { user, use } = show(held);
    expect(await screen.findByText('Laden...')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText('Deine Passkeys konnten nicht geladen werden')).toBeVisible();
    use(passkeysAre([aPasskey()]));
    await user.click(screen.getByRole('button', { name: /Erneut/ }));
    expect(await screen.findByText('Safari auf dem iPhone')).toBeVisible();
  });
});

describe('a new passkey', () => {
  it('is made by the browser and added once, however often the button is pressed', async () => {
    const { user, use, calls } = show(passkeysAre(), asked, added);
    const button = await addButton();
    use(passkeysAre([aPasskey()]));
    await user.dblClick(button);
    expect(await screen.findByText('Passkey hinzugefügt')).toBeVisible();
    expect(await screen.findByText('Safari auf dem iPhone')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const posts = calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual(['/api/passkeys/new', '/api/passkeys']);
    expect(posts[1]?.body).toMatchObject({ credential: { id: 'cGFzc2tleQ', type: 'public-key' } });
    expect(document.body).not.toHaveFocus();
  });

  it.each([
    ['the person cancelled', 'NotAllowedError', /^Es wurde kein Passkey hinzugefügt/],
    ['the device has one already', 'InvalidStateError', /^Für dieses Gerät hast du schon einen Passkey/],
  ] as const)('is not sent when %s, which is said quietly', async (_, name, words) => {
    authenticator.create.mockRejectedValue(refusal(name));
    const { user, calls } = show(passkeysAre(), asked);
    await user.click(await addButton());
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Fehler')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/user');
    expect(await addButton()).toBeEnabled();
  });

  it('is not made where the person did not want to say that it is them, which is said quietly', async () => {
    const { user } = show(passkeysAre(), fail(askNewPasskey, 'FRESH_SIGN_IN_REQUIRED'));
    await user.click(await addButton());
    expect(await screen.findByText('Bestätige zur Sicherheit zuerst, dass du es bist.')).toBeVisible();
    expect(screen.queryByText('Fehler')).toBeNull();
    expect(authenticator.create).not.toHaveBeenCalled();
  });

  it.each([
    ['the limit is reached', fail(askNewPasskey, 'PASSKEY_LIMIT'), /^Mehr Passkeys gehen nicht/],
    ['nobody answers', offline(askNewPasskey), /Keine Verbindung/],
  ])('is told why not when %s, and can be tried again', async (_, failure, words) => {
    const { user, use } = show(passkeysAre(), failure);
    await user.click(await addButton());
    expect(await screen.findByText(words)).toBeVisible();
    use(asked, added);
    await user.click(await addButton());
    expect(await screen.findByText('Passkey hinzugefügt')).toBeVisible();
  });
});

describe('a passkey that is not needed any more', () => {
  it('is removed after a question, once', async () => {
    const { user, use, calls } = show(passkeysAre([aPasskey()]), answer(removePasskey, { ok: true }));
    await user.click(await screen.findByRole('button', onPhone));
    const question = await screen.findByRole('alertdialog', { name: 'Passkey entfernen?' });
    expect(question).toHaveTextContent(
      'Mit dem Passkey „Safari auf dem iPhone“ kannst du dich dann nicht mehr anmelden.',
    );
    expect(await axe(question)).toHaveNoViolations();
    use(passkeysAre());
    await user.dblClick(within(question).getByRole('button', { name: 'Entfernen' }));
    expect(await screen.findByText('Passkey entfernt')).toBeVisible();
    expect(await screen.findByText('Noch kein Passkey')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.body).not.toHaveFocus();
    const removed = calls.filter(({ method }) => method === 'DELETE');
    expect(removed.map(({ path }) => path)).toEqual(['/api/passkeys/00000000-0000-4000-8000-0000000000f1']);
  });

  it('stays when the question is answered with no', async () => {
    const { user, calls } = show(passkeysAre([aPasskey()]));
    await user.click(await screen.findByRole('button', onPhone));
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('counts as removed when it is gone already', async () => {
    const { user, use } = show(passkeysAre([aPasskey()]), fail(removePasskey, 'PASSKEY_NOT_FOUND'));
    await user.click(await screen.findByRole('button', onPhone));
    use(passkeysAre());
    await user.click(await screen.findByRole('button', { name: 'Entfernen' }));
    expect(await screen.findByText('Passkey entfernt')).toBeVisible();
  });

  it("stays when it is an admin's last one, with the reason", async () => {
    const { user } = show(passkeysAre([aPasskey()]), fail(removePasskey, 'PASSKEY_LAST'));
    await user.click(await screen.findByRole('button', onPhone));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Entfernen' }));
    expect(await within(question).findByText(/^Für die Verwaltung brauchst du einen Passkey/)).toBeVisible();
  });
});

describe('once the passkeys have changed', () => {
  it.each([
    ['one was added', passkeysAre(), [asked, added], 'Passkey hinzufügen', undefined],
    ['one was removed', passkeysAre([aPasskey()]), [answer(removePasskey, { ok: true })], onPhone.name, 'Entfernen'],
  ])('the others are offered to be signed out, after %s', async (_, before, stubs, name, confirm) => {
    const { user } = show(before, ...stubs);
    const button = await screen.findByRole('button', { name });
    expect(screen.queryByText('Andere Geräte abmelden?')).toBeNull();
    await user.click(button);
    if (confirm) {
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: confirm }));
    }
    expect(await screen.findByText('Andere Geräte abmelden?')).toBeVisible();
  });

  it('nothing is offered when adding failed', async () => {
    const { user } = show(passkeysAre(), asked, fail(addPasskey, 'INTERNAL', 'Gerade nicht.'));
    await user.click(await addButton());
    expect(await screen.findByText('Gerade nicht.')).toBeVisible();
    expect(screen.queryByText('Andere Geräte abmelden?')).toBeNull();
  });
});
