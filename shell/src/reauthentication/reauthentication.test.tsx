import { askProof, proveSession } from '@rezenso/contract/passkeys';
import { deleteMyAccount } from '@rezenso/contract/privacy';
import { getReauthentication, reauthenticate, sendSignInCode } from '@rezenso/contract/reauthentication';
import { installAuthenticator, refusal, removeAuthenticator, requestOptions } from '@rezenso/domain/testing/passkeys';
import { call } from '@rezenso/platform';
import { answer, fail, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { Dialog } from '@rezenso/ui/dialog';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ReauthenticationQuestion } from './reauthentication-question.tsx';

const deleted = answer(deleteMyAccount, { ok: true });
const anna = { email: 'anna@example.de' };
const done = { ok: true } as const;
const sent = answer(sendSignInCode, done);
const question = () => screen.findByRole('dialog', { name: 'Bist du es?' });

afterEach(removeAuthenticator);

describe('by the mailbox', () => {
  it('says where the code goes, takes it, and lets the page go on by itself', async () => {
    const { user, calls, use } = show({ hasPasskey: false, takesCode: true });
    use(sent, answer(reauthenticate, done));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const dialog = await question();
    expect(await within(dialog).findByRole('button', { name: 'Code per E-Mail schicken' })).toBeVisible();
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Code per E-Mail schicken' }));
    expect(await within(dialog).findByText(/Code mit sechs Ziffern an anna@baeckerei-sommer\.example/)).toBeVisible();
    const field = within(dialog).getByRole('textbox', { name: /Code aus der E-Mail/ });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible();
    use(deleted);
    await user.type(field, '123 456{Enter}');
    expect(await screen.findByText('Gelöscht')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Bist du es?' })).toBeNull();
    expect(calls.filter(({ path }) => path !== '/api/auth/user').map(({ path, body }) => [path, body])).toEqual([
      ['/api/privacy/delete-account', anna],
      ['/api/auth/reauthentication', undefined],
      ['/api/auth/reauthentication/code', undefined],
      ['/api/auth/reauthentication', { code: '123 456' }],
      ['/api/privacy/delete-account', anna],
    ]);
  });

  it('says what is wrong at the field, and sends a new code', async () => {
    const { user, use } = show({ hasPasskey: false, takesCode: true });
    use(sent, fail(reauthenticate, 'SIGN_IN_CODE_WRONG'));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Code per E-Mail schicken' }));
    const field = await screen.findByRole('textbox', { name: /Code aus der E-Mail/ });
    await user.click(screen.getByRole('button', { name: 'Bestätigen' }));
    expect(field).toHaveAccessibleDescription('Gib den Code mit sechs Ziffern ein.');
    await user.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Dieser Code stimmt nicht/));
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Neuen Code schicken' }));
    expect(await screen.findByText(/^Ein neuer Code ist unterwegs/)).toBeVisible();
  });

  it('says that a code is used up, and has nothing left to do but send a new one', async () => {
    const { user, use } = show({ hasPasskey: false, takesCode: true });
    use(sent, fail(reauthenticate, 'SIGN_IN_CODE_USED_UP'));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Code per E-Mail schicken' }));
    await user.type(await screen.findByRole('textbox', { name: /Code aus der E-Mail/ }), '000000{Enter}');
    expect(await screen.findByText(/^Das war zu oft daneben/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Code aus der E-Mail/ })).toBeNull();
    const again = screen.getByRole('button', { name: 'Neuen Code schicken' });
    await waitFor(() => expect(again).toHaveFocus());
    await expectAccessible();
    await user.click(again);
    expect(await screen.findByText(/^Ein neuer Code ist unterwegs/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Code aus der E-Mail/ })).toHaveFocus());
  });

  it.each([
    ['the network is gone', offline(sendSignInCode), /Keine Verbindung/],
    ['there were too many', fail(sendSignInCode, 'RATE_LIMITED'), /./],
  ])('says why no code came when %s', async (_, failure, words) => {
    const { user, use } = show({ hasPasskey: false, takesCode: true });
    use(failure);
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Code per E-Mail schicken' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Das hat nicht geklappt');
    expect(alert).toHaveTextContent(words);
    expect(screen.queryByRole('textbox', { name: /Code/ })).toBeNull();
  });
});

describe('by a passkey', () => {
  it('proves the session, with the code as another way', async () => {
    installAuthenticator();
    const { user, use } = show({ hasPasskey: true, takesCode: true });
    use(answer(askProof, { options: requestOptions }), answer(proveSession, done));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByRole('button', { name: 'Code per E-Mail schicken' })).toBeVisible();
    use(deleted);
    await user.click(screen.getByRole('button', { name: 'Mit Passkey bestätigen' }));
    expect(await screen.findByText('Gelöscht')).toBeVisible();
  });

  it('stays open where the person closed the browser’s question', async () => {
    installAuthenticator().get.mockRejectedValue(refusal('NotAllowedError'));
    const { user, use } = show({ hasPasskey: true, takesCode: false });
    use(answer(askProof, { options: requestOptions }));
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const button = await screen.findByRole('button', { name: 'Mit Passkey bestätigen' });
    await user.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Code per E-Mail schicken' })).toBeNull();
  });

  it('is said to be needed where this browser has none and a code would not do', async () => {
    const { user } = show({ hasPasskey: true, takesCode: false });
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText(/^Dafür brauchst du deinen Passkey/)).toBeVisible();
  });
});

it('lets the page say that nothing happened when it is closed, over the dialog that asked', async () => {
  const { user } = show({ hasPasskey: false, takesCode: true });
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const dialog = await question();
  await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  expect(await screen.findByText('FRESH_SIGN_IN_REQUIRED')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Konto löschen' })).toBeVisible();
});

/** A page whose call is refused until a test says otherwise. */
function show(means: { hasPasskey: boolean; takesCode: boolean }) {
  return renderWithPlatform(
    <>
      <DeletePage />
      <ReauthenticationQuestion />
    </>,
    { answers: [fail(deleteMyAccount, 'FRESH_SIGN_IN_REQUIRED'), answer(getReauthentication, means)] },
  );
}

function DeletePage() {
  const [outcome, setOutcome] = useState<string>();
  const remove = () =>
    call(deleteMyAccount, { body: anna }).then(
      () => setOutcome('Gelöscht'),
      (error) => setOutcome(error.code),
    );
  return (
    <Dialog open title="Konto löschen" onClose={() => undefined}>
      <button type="button" onClick={() => void remove()}>
        Löschen
      </button>
      <p>{outcome}</p>
    </Dialog>
  );
}
