import { describe, it } from 'node:test';
import { expect } from 'expect';
import { createLruCache } from './lru-cache.ts';

describe('what took long to make', () => {
  it('is made once, also for those who ask meanwhile', async () => {
    const kept = createLruCache<number>(2);
    let made = 0;
    const make = async () => (made += 1);
    expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual([1, 1]);
    expect([await kept.get('a', make), made]).toEqual([1, 1]);
  });

  it('goes when it was not asked for longest', async () => {
    const kept = createLruCache<string>(2);
    for (const key of ['a', 'b', 'a', 'c']) await kept.get(key, async () => key);
    expect(['a', 'b', 'c'].filter((key) => kept.has(key))).toEqual(['a', 'c']);
  });

  it('is tried again when it failed', async () => {
    const kept = createLruCache<string>(2);
    await expect(kept.get('a', () => Promise.reject(new Error('zu viel los')))).rejects.toThrow('zu viel los');
    expect(await kept.get('a', async () => 'da')).toBe('da');
  });
});
