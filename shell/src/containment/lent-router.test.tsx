import { BrowserRouter } from '@rezenso/platform/router';
import { act, renderHook } from '@testing-library/react';
import { noteDeeds } from './deeds.ts';
import { lentRouter } from './lent-router.ts';

let now = 5_000_000;

beforeAll(noteDeeds);
beforeEach(() => {
  now += 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

describe.each([
  ['useNavigate', () => useMoving()],
  ['useSearchParams', () => useSearching()],
])('a module that goes elsewhere by %s', (_, useMove) => {
  it.each([1, 10, 100, 900])('again and again, every %s ms, is stopped', (apartMs) => {
    const { result } = renderHook(useMove, { wrapper: BrowserRouter });
    expect(moved(result, 20, apartMs)).toThrow('again and again');
  });

  it('again and again is stopped also on a page that takes seconds to draw each address', () => {
    const slow = () => {
      const go = useMove();
      now += 3000;
      return go;
    };
    const { result } = renderHook(slow, { wrapper: BrowserRouter });
    expect(moved(result, 20, 10)).toThrow('again and again');
  });

  it('again and again is stopped also while somebody looks on, moves the mouse, or has just clicked', () => {
    const { result } = renderHook(useMove, { wrapper: BrowserRouter });
    dispatchEvent(new MouseEvent('click'));
    expect(moved(result, 20, 10, () => dispatchEvent(new MouseEvent('pointermove')))).toThrow('again and again');
  });

  it.each([
    ['drags a control', new MouseEvent('pointermove', { buttons: 1 })],
    ['holds a key', new KeyboardEvent('keydown')],
    ['turns the wheel', new WheelEvent('wheel')],
  ])('again and again may, while somebody %s', (_, deed) => {
    const { result } = renderHook(useMove, { wrapper: BrowserRouter });
    expect(moved(result, 200, 10, () => dispatchEvent(deed))).not.toThrow();
    expect(window.location.search).toBe('?at=199');
  });

  it('once a second may', () => {
    const { result } = renderHook(useMove, { wrapper: BrowserRouter });
    expect(moved(result, 100, 1000)).not.toThrow();
  });
});

function moved(
  result: { current: (at: number) => void },
  times: number,
  apartMs: number,
  meanwhile = () => {},
): () => void {
  return () => {
    for (let at = 0; at < times; at += 1) {
      now += apartMs;
      meanwhile();
      act(() => result.current(at));
    }
  };
}

function useMoving(): (at: number) => void {
  const navigate = lentRouter.useNavigate();
  return (at) => void navigate(`?at=${at}`, { replace: true });
}

function useSearching(): (at: number) => void {
  const [, change] = lentRouter.useSearchParams();
  return (at) => change({ at: `${at}` }, { replace: true });
}
