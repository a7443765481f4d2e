import { cancelEmailChange, getEmailAddress, requestEmailChange } from '@rezenso/contract/email-address';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aChange, addressIs, newEmail, ownEmail } from '../testing/email-addresses.ts';
import { EmailAddressCard } from './email-address.card.tsx';

const show = (...answers: Stub[]) => renderWithPlatform(<EmailAddressCard />, { answers });
const waits = `Deine neue Adresse ${newEmail} wartet auf Bestätigung`;

describe('the address with which somebody signs in', () => {
  it('is shown, with the way to another one', async () => {
    const { container } = show(addressIs());
    expect(await screen.findByText(ownEmail)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Adresse ändern' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has its place while it is on its way', async () => {
    const held = hold(addressIs());
    show(held);
    expect(await screen.findByText('Laden...')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText(ownEmail)).toBeVisible();
  });

  it('can be asked for again when it could not be read', async () => {
    const { user, use } = show(fail(getEmailAddress, 'INTERNAL'));
    expect(await screen.findByText('Deine E-Mail-Adresse konnte nicht geladen werden')).toBeVisible();
    use(addressIs());
    await user.click(screen.getByRole('button', { name: /Erneut/ }));
    expect(await screen.findByText(ownEmail)).toBeVisible();
  });
});

describe('another address', () => {
  it('is asked for once, in lower case, and then waits', async () => {
    const { user, use, calls } = show(addressIs(), answer(requestEmailChange, { ok: true }));
    const dialog = await openDialog(user);
    expect(await axe(dialog)).toHaveNoViolations();
    await user.type(within(dialog).getByRole('textbox'), ' Hallo@Cafe-Anna.example ');
    use(addressIs(aChange()));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Links senden' }));
    expect(await screen.findByText('Schau in beide Postfächer')).toBeVisible();
    expect(await screen.findByText(waits)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({ path: '/api/email-address/change', body: { email: newEmail } }),
    ]);
  });

  it.each(['', 'anna', 'anna@', 'anna@cafe', 'an na@cafe-anna.example'])(
    'is not asked for while it is none: %s',
    async (typed) => {
      const { user, calls } = show(addressIs());
      const dialog = await openDialog(user);
      if (typed) await user.type(within(dialog).getByRole('textbox'), typed);
      await user.click(within(dialog).getByRole('button', { name: 'Links senden' }));
      expect(await within(dialog).findByText('Bitte gib eine gültige E-Mail-Adresse ein')).toBeVisible();
      expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    },
  );

  it.each([
    ['the own one', 'EMAIL_UNCHANGED', /Mit dieser Adresse meldest du dich schon an/],
    ["a colleague's", 'EMAIL_OF_COLLEAGUE', /Dann übergib es ihr unter Einstellungen, Team/],
  ] as const)('that is %s is refused at its field', async (_, code, said) => {
    const { user } = show(addressIs(), fail(requestEmailChange, code));
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole('textbox'), ownEmail);
    await user.click(within(dialog).getByRole('button', { name: 'Links senden' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(said));
  });

  it('stays in the form with the reason when the links could not be sent', async () => {
    const { user } = show(addressIs(), offline(requestEmailChange));
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole('textbox'), newEmail);
    await user.click(within(dialog).getByRole('button', { name: 'Links senden' }));
    expect(await within(dialog).findByText('Die Links konnten nicht verschickt werden.')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue(newEmail);
  });
});

describe('a change that waits', () => {
  it.each([
    [{}, /bestätige in beiden/],
    [{ isOldConfirmed: true }, /fehlt noch dein neues/],
    [{ isNewConfirmed: true }, /fehlt noch dein bisheriges/],
  ])('says which mailbox is missing: %o', async (over, said) => {
    const { container } = show(addressIs(aChange(over)));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText(/gelten bis 4\. März 2031, 10:00/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is taken back with one click', async () => {
    const { user, use, calls } = show(addressIs(aChange()), answer(cancelEmailChange, { ok: true }));
    const button = await screen.findByRole('button', { name: 'Änderung abbrechen' });
    use(addressIs());
    await user.dblClick(button);
    expect(await screen.findByText('Die Änderung ist abgebrochen')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
    expect(screen.getByText(ownEmail).parentElement).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('stays when it could not be taken back, and can be tried again', async () => {
    const { user } = show(addressIs(aChange()), fail(cancelEmailChange, 'INTERNAL'));
    await user.click(await screen.findByRole('button', { name: 'Änderung abbrechen' }));
    expect(await screen.findByText('Fehler')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Änderung abbrechen' })).toBeEnabled();
    expect(screen.getByText(waits)).toBeVisible();
  });
});

async function openDialog(user: ReturnType<typeof show>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Adresse ändern' }));
  return screen.findByRole('dialog', { name: 'E-Mail-Adresse ändern' });
}
