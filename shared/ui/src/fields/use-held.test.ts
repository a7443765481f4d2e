import { act, renderHook } from '@testing-library/react';
import { useHeld } from './use-held.ts';

const open = { status: 'open' };
const closed = { status: 'closed' };

it('shows what is known now, until something is entered', () => {
  const { result, rerender } = held(undefined, false);
  expect(result.current.shown).toBeUndefined();
  rerender({ now: open, isEntering: false });
  expect(result.current).toMatchObject({ shown: open, isChanged: false });
  rerender({ now: closed, isEntering: true });
  expect(result.current).toMatchObject({ shown: open, isChanged: true });
  rerender({ now: { ...open }, isEntering: true });
  expect(result.current).toMatchObject({ shown: open, isChanged: false });
});

it('shows what it is now on request, and holds that', () => {
  const { result, rerender } = held(open, true);
  rerender({ now: closed, isEntering: true });
  act(() => result.current.look());
  expect(result.current).toMatchObject({ shown: closed, isChanged: false });
  rerender({ now: open, isEntering: true });
  expect(result.current).toMatchObject({ shown: closed, isChanged: true });
});

it('shows what it is now when it was sent, and holds that when it is to be sent again', () => {
  const { result, rerender } = held(open, true);
  rerender({ now: closed, isEntering: false });
  rerender({ now: closed, isEntering: true });
  expect(result.current).toMatchObject({ shown: closed, isChanged: false });
});

it('shows what arrives after something was entered', () => {
  const { result, rerender } = held(undefined, true);
  rerender({ now: open, isEntering: true });
  expect(result.current).toMatchObject({ shown: open, isChanged: false });
});

function held(now: typeof open | undefined, isEntering: boolean) {
  return renderHook(
    (props: { now: typeof open | undefined; isEntering: boolean }) => useHeld(props.now, props.isEntering),
    {
      initialProps: { now, isEntering },
    },
  );
}
