import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { missingDisk, smallDisk } from './small-disk.ts';

const missing = await missingDisk();

it('a small disk fills up, has room again, refuses every write, and keeps what was on it', {
  skip: missing ?? false,
}, async () => {
  const disk = await smallDisk(16);
  try {
    const kept = join(disk.folder, '..', 'kept');
    await writeFile(kept, 'a'.repeat(5_000));
    await disk.fill();
    await expect(writeFile(join(disk.folder, '..', 'more'), 'b'.repeat(200_000))).rejects.toThrow('ENOSPC');
    await disk.free();
    await writeFile(join(disk.folder, '..', 'more'), 'b'.repeat(200_000));
    await disk.fail();
    await expect(writeFile(kept, 'c')).rejects.toThrow('EROFS');
    await disk.repair();
    expect(await readFile(kept, 'utf8')).toBe('a'.repeat(5_000));
    await writeFile(kept, 'c');
  } finally {
    await disk.end();
  }
});
