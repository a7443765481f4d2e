import { DataProvider, toast } from '@rezenso/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastViewport } from './toast-viewport.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <DataProvider>
      <ToastViewport />
    </DataProvider>,
  );
});

it('shows a toast for its time and takes it away', () => {
  act(() => void toast({ title: 'Review importiert', durationMs: 3000 }));
  expect(screen.getByRole('status')).toHaveTextContent('Review importiert');
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByText('Review importiert')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Review importiert')).not.toBeInTheDocument();
});

it('stays while somebody reads it', () => {
  act(() => void toast({ title: 'Fehler', description: 'Koordination fehlgeschlagen.', variant: 'destructive' }));
  fireEvent.pointerEnter(screen.getByRole('alert').parentElement ?? document.body);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Koordination fehlgeschlagen.');
  fireEvent.pointerLeave(screen.getByRole('alert').parentElement ?? document.body);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('goes at once when it is closed', () => {
  act(() => void toast({ title: 'Match erstellt' }));
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByText('Match erstellt')).not.toBeInTheDocument();
});

it('shows one toast at a time: the latest', () => {
  act(() => void toast({ title: 'Match erstellt' }));
  act(() => void toast({ title: 'Match akzeptiert' }));
  expect(screen.queryByText('Match erstellt')).not.toBeInTheDocument();
  expect(screen.getByText('Match akzeptiert')).toBeVisible();
});

it('announces failures at once and everything else in its turn', () => {
  act(() => void toast({ title: 'Review bestätigt' }));
  expect(screen.getByRole('status')).toHaveTextContent('Review bestätigt');
  act(() => void toast({ title: 'Fehler', variant: 'destructive' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler');
});
