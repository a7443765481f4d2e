import { act, renderHook } from '@testing-library/react';
import { useHasRoomBeside } from './use-has-room-beside.ts';

it('follows the window, and listens no longer than it is used', () => {
  const window = resizable(false);
  const { result, unmount } = renderHook(useHasRoomBeside);
  expect(result.current).toBe(false);
  act(() => window.resize(true));
  expect(result.current).toBe(true);
  act(() => window.resize(false));
  expect(result.current).toBe(false);
  expect(window.listeners.size).toBe(1);
  unmount();
  expect(window.listeners.size).toBe(0);
});

/** A window whose width can change. */
function resizable(isWide: boolean) {
  const listeners = new Set<() => void>();
  let matches = isWide;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    listeners,
    resize(isWideNow: boolean) {
      matches = isWideNow;
      for (const listener of listeners) listener();
    },
  };
}
