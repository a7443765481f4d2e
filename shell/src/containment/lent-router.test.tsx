import { BrowserRouter } from '@rezenso/platform/router';
import { act, renderHook } from '@testing-library/react';
import { lentRouter } from './lent-router.ts';

let now = 5_000_000;
const activation = { isActive: false };

beforeEach(() => {
  now += 1_000_000;
  activation.isActive = false;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
});

describe.each([
  ['useNavigate', () => useMoving()],
  ['useSearchParams', () => useSearching()],
])('a module that goes elsewhere by %s', (_, useMove) => {
  it.each([1, 10, 100, 900])('again and again, every %s ms, is stopped', (apartMs) => {
    const { result } = renderHook(useMove, { wrapper: BrowserRouter });
    expect(moved(result, 20, apartMs)).toThrow('again and again');
  });

  it('again and again may, while somebody drags a control', () => {
    activation.isActive = true;
    const { result } = renderHook(useMove, { wrapper: BrowserRouter });
    expect(moved(result, 200, 10)).not.toThrow();
    expect(window.location.search).toBe('?at=199');
  });

  it('once a second may', () => {
    const { result } = renderHook(useMove, { wrapper: BrowserRouter });
    expect(moved(result, 100, 1000)).not.toThrow();
  });
});

function moved(result: { current: (at: number) => void }, times: number, apartMs: number): () => void {
  return () => {
    for (let at = 0; at < times; at += 1) {
      now += apartMs;
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
