import { startLive } from '@rezenso/platform';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen } from '@testing-library/react';
import { ConnectionSign } from './connection-sign.tsx';

it('stands there while there is no connection, announced in a region that was there before', () => {
  startLive();
  renderWithPlatform(<ConnectionSign />, { session: null });
  const region = screen.getByRole('region', { name: 'Verbindung' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toBeEmptyDOMElement();
  network(false);
  expect(screen.getByText('Keine Verbindung')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Verbindung' })).toBe(region);
  network(true);
  expect(region).toBeEmptyDOMElement();
});

function network(isThere: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isThere });
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}
