import { act, renderHook } from '@testing-library/react';
import { dismissToast, keepToast, showKeptToast, toast, useToasts } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());

it('shows one toast at a time: the newest', () => {
  const { result } = renderHook(useToasts);
  act(() => void toast({ title: 'Match erstellt' }));
  act(() => void toast({ title: 'Fehler', description: 'Nein.', variant: 'destructive' }));
  expect(result.current).toEqual([
    expect.objectContaining({ title: 'Fehler', description: 'Nein.', variant: 'destructive', isOpen: true }),
  ]);
});

it('closes a dismissed toast at once and forgets it after 1000000 ms', () => {
  const { result } = renderHook(useToasts);
  act(() => dismissToast(toast({ title: 'Review importiert', durationMs: 3000 })));
  expect(result.current).toEqual([expect.objectContaining({ title: 'Review importiert', isOpen: false })]);
  act(() => jest.advanceTimersByTime(999_999));
  expect(result.current).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toHaveLength(0);
});

it('shows the next document, once, what this one kept for it', () => {
  const { result } = renderHook(useToasts);
  keepToast({ title: 'Dein Konto ist gelöscht', description: 'Mach’s gut!', durationMs: 12_000 });
  expect(result.current.filter(({ isOpen }) => isOpen)).toEqual([]);
  act(() => showKeptToast());
  expect(result.current).toEqual([expect.objectContaining({ title: 'Dein Konto ist gelöscht', durationMs: 12_000 })]);
  act(() => dismissToast());
  act(() => showKeptToast());
  expect(result.current.filter(({ isOpen }) => isOpen)).toEqual([]);
});

it.each(['{', 'null', '{"title":7}'])('shows nothing when %s was kept', (kept) => {
  const { result } = renderHook(useToasts);
  act(() => dismissToast());
  sessionStorage.setItem('rezenso:toast', kept);
  act(() => showKeptToast());
  expect(result.current.filter(({ isOpen }) => isOpen)).toEqual([]);
});

it('shows a toast later that was asked to wait', () => {
  const { result } = renderHook(useToasts);
  act(() => dismissToast());
  act(() => void toast({ title: 'Zwei Plattformen fehlen', afterMs: 2000 }));
  expect(result.current.filter(({ isOpen }) => isOpen)).toEqual([]);
  act(() => jest.advanceTimersByTime(2000));
  expect(result.current).toEqual([expect.objectContaining({ title: 'Zwei Plattformen fehlen', isOpen: true })]);
});
