import { act, renderHook } from '@testing-library/react';
import { startTheme, useTheme } from './theme.ts';

beforeEach(() => localStorage.clear());

it.each([
  { saved: 'dark', system: 'light', expected: 'dark' },
  { saved: 'light', system: 'dark', expected: 'light' },
  { saved: null, system: 'dark', expected: 'dark' },
  { saved: 'purple', system: 'light', expected: 'light' },
] as const)('starts $expected with $saved saved and a $system system', ({ saved, system, expected }) => {
  if (saved) localStorage.setItem('theme', saved);
  systemPrefers(system);
  startTheme();
  expect(document.documentElement).toHaveClass(expected, { exact: true });
  expect(localStorage.getItem('theme')).toBe(saved);
});

it('saves every change and puts it on the document root', () => {
  systemPrefers('light');
  startTheme();
  const { result } = renderHook(useTheme);
  act(() => result.current.toggleTheme());
  expect(result.current.theme).toBe('dark');
  expect(document.documentElement).toHaveClass('dark', { exact: true });
  expect(localStorage.getItem('theme')).toBe('dark');
  act(() => result.current.setTheme('light'));
  expect(localStorage.getItem('theme')).toBe('light');
});

it('follows the system only until a choice is made', () => {
  const change = systemPrefers('light');
  startTheme();
  act(() => change('dark'));
  expect(document.documentElement).toHaveClass('dark');
  const { result } = renderHook(useTheme);
  act(() => result.current.setTheme('light'));
  act(() => change('dark'));
  expect(document.documentElement).toHaveClass('light');
});

/** Sets what the system prefers; the returned function lets it change its mind. */
function systemPrefers(theme: 'light' | 'dark') {
  const listeners: (() => void)[] = [];
  const query = {
    matches: theme === 'dark',
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return (next: 'light' | 'dark') => {
    query.matches = next === 'dark';
    for (const listener of listeners) listener();
  };
}
