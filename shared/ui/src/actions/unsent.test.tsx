import { deleteMyAccount } from '@rezenso/contract/privacy';
import { call, startLive } from '@rezenso/platform';
import { answer, renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen } from '@testing-library/react';
import { Button } from './button.tsx';

it('says while it waits for the network that it will be sent', async () => {
  startLive();
  renderWithPlatform(
    <>
      <Button loading>Speichern</Button>
      <Button>Anderes</Button>
    </>,
    { session: null, answers: [answer(deleteMyAccount, { ok: true })] },
  );
  network(false);
  const begun: { sent: Promise<unknown> } = { sent: Promise.resolve() };
  await act(async () => {
    begun.sent = call(deleteMyAccount, { body: { email: 'anna@example.de' } });
  });
  expect(screen.getByRole('button', { name: 'Wird gesendet, sobald du wieder verbunden bist' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Anderes' })).toBeVisible();
  network(true);
  await act(() => begun.sent);
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeVisible();
});

function network(isThere: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isThere });
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}
