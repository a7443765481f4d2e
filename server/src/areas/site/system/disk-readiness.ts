import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Readiness } from '../../../http/request-types.ts';

/** Less is as good as nothing: the log of the embedded database grows in files of 16 MB. */
const leastBytes = 32 * 1024 * 1024;

/**
 * Whether the disk of the embedded database has room. Without it writes fail while reads go on, so the process stays ready, and
 * only says so.
 * @param least bytes that count as room
 */
export async function diskReadiness(folder: string, log: Pick<Logger, 'warn'>, least = leastBytes): Promise<Readiness> {
  const disk = await statfs(folder).catch(() => undefined);
  // Tests keep their database in memory.
  if (!disk) return 'ready';
  const free = disk.bavail * disk.bsize;
  if (free >= least) return 'ready';
  log.warn({ freeBytes: free }, 'the disk of the embedded database is full');
  return 'waiting';
}
