import { tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { diskReadiness } from './disk-readiness.ts';

describe('the disk of the embedded database', () => {
  it('is ready while it has room, and says what is left when it has not', async () => {
    const said: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void said.push(words) };
    expect([await diskReadiness(tmpdir(), log, 1), said]).toEqual(['ready', []]);
    expect(await diskReadiness(tmpdir(), log, Number.MAX_SAFE_INTEGER)).toBe('waiting');
    expect(said).toEqual([[{ freeBytes: expect.any(Number) }, 'the disk of the embedded database is full']]);
  });

  it('is no matter where the database lies in memory', async () => {
    expect(await diskReadiness('/there/is/no/such/folder', { warn: () => undefined })).toBe('ready');
  });
});
