import { type AdminStats, getAdminStats, listAdminUsers, setUserStatus } from '@rezenso/contract/admin';
import { getCurrentUser } from '@rezenso/contract/auth';
import { askProof, listPasskeys, proveSession, proveWithCode } from '@rezenso/contract/passkeys';
import {
  type Authenticator,
  installAuthenticator,
  refusal,
  removeAuthenticator,
  requestOptions,
} from '@rezenso/domain/testing/passkeys';
import { aMember, answer, fail, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import AdminPage, { prefetch } from '../admin/admin.page.tsx';
import { adminId, aUser, pages, signedInAs, superAdmin } from '../testing/admin.ts';

const unproven = { ...superAdmin, needsPasskey: true };
const nothing: AdminStats = {
  totalUsers: 0,
  activeUsers: 0,
  totalMatches: 0,
  completedMatches: 0,
  totalReviews: 0,
  pendingReports: 0,
};
const aPasskey = { id: adminId(40), name: 'Chrome auf Windows', addedAt: '2026-03-01T09:00:00.000Z', lastUsedAt: null };
const passkeysAre = (isThere = true, recoveryCodesLeft: number | null = 9) =>
  answer(listPasskeys, { passkeys: isThere ? [aPasskey] : [], recoveryCodesLeft });
const asked = answer(askProof, { options: requestOptions });
const proven = answer(proveSession, { ok: true });
const stats = answer(getAdminStats, nothing);
const empty = 'Keine Statistiken verfügbar';
const title = { name: 'Bestätige, dass du es bist' };
const needsPasskey = answer(getCurrentUser, { ...aMember, ...unproven });

let authenticator: Authenticator;
beforeEach(() => {
  authenticator = installAuthenticator();
});
afterEach(removeAuthenticator);

describe('the admin area before a passkey proved who is there', () => {
  it('asks for the passkey and reads nothing else, then opens', async () => {
    const { user, use, calls } = open(passkeysAre(), asked, proven, stats);
    expect(await screen.findByRole('heading', title)).toBeVisible();
    await expectAccessible();
    expect(screen.queryByRole('tab')).toBeNull();
    await prefetch();
    expect(calls.map(({ path }) => path)).toEqual(['/api/passkeys']);
    use(signedInAs('super_admin'));
    await user.dblClick(screen.getByRole('button', { name: 'Mit Passkey bestätigen' }));
    expect(await screen.findByText(empty)).toBeVisible();
    expect(screen.queryByRole('heading', title)).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(authenticator.get).toHaveBeenCalledTimes(1);
    expect(calls.filter(({ path }) => path === '/api/passkeys/proof/verify')).toHaveLength(1);
  });

  it('says nothing when the person cancels', async () => {
    authenticator.get.mockRejectedValue(refusal('NotAllowedError'));
    const { user } = open(passkeysAre(), asked);
    const button = await screen.findByRole('button', { name: 'Mit Passkey bestätigen' });
    await user.click(button);
    await waitFor(() => expect(authenticator.get).toHaveBeenCalled());
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['it does not match', fail(proveSession, 'PASSKEY_REFUSED'), /Dieser Passkey passt nicht/],
    ['nobody answers', offline(proveSession), /Keine Verbindung/],
  ])('says why not when %s', async (_, failure, words) => {
    const { user } = open(passkeysAre(), asked, failure);
    await user.click(await screen.findByRole('button', { name: 'Mit Passkey bestätigen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('heading', title)).toBeVisible();
    await expectAccessible();
  });

  it('leads to the settings where there is no passkey yet', async () => {
    open(passkeysAre(false, null));
    expect(await screen.findByRole('heading', { name: 'Richte einen Passkey ein' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zu den Einstellungen' })).toHaveAttribute('href', '/settings/privacy');
    await expectAccessible();
  });

  it('can ask again when the passkeys could not be read', async () => {
    const { user, use } = open(fail(listPasskeys, 'INTERNAL'));
    expect(await screen.findByText('Deine Passkeys konnten nicht geladen werden')).toBeVisible();
    use(passkeysAre());
    await user.click(screen.getByRole('button', { name: /Erneut/ }));
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });
});

describe('a recovery code', () => {
  it('opens the area as well, and says how many are left', async () => {
    const { user, use, calls } = await openCode(answer(proveWithCode, { left: 8 }), stats);
    await user.type(screen.getByLabelText(/^Wiederherstellungscode/), ' abcd-efgh ');
    use(signedInAs('super_admin'));
    await user.dblClick(screen.getByRole('button', { name: 'Code bestätigen' }));
    expect(await screen.findByText(empty)).toBeVisible();
    expect(screen.getByText('Du hast noch 8 Wiederherstellungscodes.')).toBeVisible();
    expect(calls.filter(({ path }) => path === '/api/passkeys/proof/code')).toEqual([
      expect.objectContaining({ body: { code: 'abcd-efgh' } }),
    ]);
  });

  it('that is wrong is refused at its field', async () => {
    const { user } = await openCode(fail(proveWithCode, 'RECOVERY_CODE_WRONG'));
    await user.type(screen.getByLabelText(/^Wiederherstellungscode/), 'falsch');
    await user.click(screen.getByRole('button', { name: 'Code bestätigen' }));
    expect(await screen.findByText('Dieser Code ist falsch oder schon benutzt.')).toBeVisible();
    expect(screen.getByLabelText(/^Wiederherstellungscode/)).toBeInvalid();
  });

  it('is not sent while there is none', async () => {
    const { user, calls } = await openCode();
    await user.click(screen.getByRole('button', { name: 'Code bestätigen' }));
    expect(await screen.findByText('Bitte gib einen Wiederherstellungscode ein')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('stays in the form with the reason when nobody answers', async () => {
    const { user } = await openCode(offline(proveWithCode));
    await user.type(screen.getByLabelText(/^Wiederherstellungscode/), 'abcd-efgh');
    await user.click(screen.getByRole('button', { name: 'Code bestätigen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Keine Verbindung/);
    expect(screen.getByLabelText(/^Wiederherstellungscode/)).toHaveValue('abcd-efgh');
  });

  it('is offered to whoever lost the last passkey', async () => {
    open(passkeysAre(false, 3));
    expect(await screen.findByRole('button', { name: /Wiederherstellungscode eingeben$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mit Passkey bestätigen' })).toBeNull();
  });
});

describe('a proof that runs out under the open area', () => {
  it('brings the gate in place of what could not be read, which is read again behind it', async () => {
    const { user, use, location } = renderWithPlatform(<AdminPage />, {
      route: '/admin',
      session: superAdmin,
      answers: [stats, fail(listAdminUsers, 'PASSKEY_REQUIRED'), passkeysAre(), asked, proven, needsPasskey],
    });
    await screen.findByText(empty);
    await user.click(screen.getByRole('tab', { name: 'Benutzerverwaltung' }));
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.queryByText('Dafür reicht deine Rolle nicht')).toBeNull();
    expect(screen.queryByText(/Failed to fetch/)).toBeNull();
    use(signedInAs('super_admin'), answer(listAdminUsers, { users: [aUser()], pagination: pages(1) }));
    await user.click(screen.getByRole('button', { name: 'Mit Passkey bestätigen' }));
    expect((await screen.findAllByText('Café Anna'))[0]).toBeVisible();
    expect(location()).toBe('/admin?tab=users');
  });

  it('keeps an open dialog with what was chosen in it, out of sight', async () => {
    const { user, use } = renderWithPlatform(<AdminPage />, {
      route: '/admin?tab=users',
      session: superAdmin,
      answers: [
        answer(listAdminUsers, { users: [aUser()], pagination: pages(1) }),
        fail(setUserStatus, 'PASSKEY_REQUIRED'),
        passkeysAre(),
        asked,
        proven,
        needsPasskey,
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Aktionen für Café Anna' }));
    await user.click(screen.getByRole('menuitem', { name: 'Status ändern' }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText(/^Neuer Status/, { selector: 'select[name]' });
    await user.selectOptions(field, 'inactive');
    await user.click(within(dialog).getByRole('button', { name: 'Status speichern' }));
    const gate = await screen.findByRole('heading', title);
    expect(gate).toBeVisible();
    expect(dialog).not.toBeVisible();
    use(signedInAs('super_admin'));
    await user.click(screen.getByRole('button', { name: 'Mit Passkey bestätigen' }));
    const again = await screen.findByRole('dialog');
    expect(within(again).getByLabelText(/^Neuer Status/, { selector: 'select[name]' })).toHaveValue('inactive');
    expect(within(again).queryByText(/Deine Rolle/)).toBeNull();
  });
});

function open(...answers: Stub[]) {
  return renderWithPlatform(<AdminPage />, { route: '/admin', session: unproven, answers });
}

async function openCode(...answers: Stub[]) {
  const rendered = open(passkeysAre(), ...answers);
  await rendered.user.click(await screen.findByRole('button', { name: /Wiederherstellungscode eingeben$/ }));
  return rendered;
}
