import { act, renderHook } from '@testing-library/react';
import { useTextCheck } from './use-text-check.ts';

const suspicious = { fraudRisk: 90, evidence: [{ code: 'COPY', text: 'Kopie' }] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('checking a text before it is sent', () => {
  it('stops each suspicious text once, and again when it was changed', async () => {
    const { sends, result } = checking(() => Promise.resolve(suspicious));
    expect(await sends('Kopie')).toBe(false);
    expect(result.current.objection).toEqual({ findings: suspicious.evidence, isSuspicious: true });
    expect(await sends(' Kopie ')).toBe(true);
    expect(await sends('Kopie, ein wenig anders')).toBe(false);
  });

  it('forgets what it found once the text is harmless', async () => {
    let fraudRisk = 90;
    const { sends, result } = checking(() => Promise.resolve({ ...suspicious, fraudRisk }));
    await sends('Kopie');
    fraudRisk = 10;
    expect(await sends('Mein eigener Text')).toBe(true);
    expect(result.current.objection).toBeUndefined();
  });

  it.each([
    ['is just below the limit', () => Promise.resolve({ ...suspicious, fraudRisk: 50 })],
    ['cannot be checked', () => Promise.reject(new Error('offline'))],
  ])('lets a text go that %s', async (_, check) => {
    const { sends, result } = checking(check);
    expect(await sends('Text')).toBe(true);
    expect(result.current.objection).toBeUndefined();
  });

  it('stops a draft that nobody touched once, without calling it suspicious', async () => {
    const evidence = [{ code: 'unedited_draft', text: 'Der Entwurf wurde unverändert übernommen.' }];
    const { sends, result } = checking(() => Promise.resolve({ fraudRisk: 30, evidence }));
    expect(await sends('Entwurf')).toBe(false);
    expect(result.current.objection).toEqual({ findings: evidence, isSuspicious: false });
    expect(await sends('Entwurf')).toBe(true);
  });

  it('asks nothing about an empty text', async () => {
    const check = jest.fn();
    expect(await checking(check).sends('  ')).toBe(true);
    expect(check).not.toHaveBeenCalled();
  });

  it('lets the text go when the check does not answer within three seconds', async () => {
    const { result } = checking(() => new Promise(() => undefined));
    let answered: boolean | undefined;
    const asking = result.current.mayBeSent('Text').then((may) => {
      answered = may;
    });
    await jest.advanceTimersByTimeAsync(2_999);
    expect(answered).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await asking;
    expect(answered).toBe(true);
  });
});

function checking(check: Parameters<typeof useTextCheck>[0]) {
  const { result } = renderHook(() => useTextCheck(check));
  const sends = (text: string) => act(() => result.current.mayBeSent(text));
  return { result, sends };
}
