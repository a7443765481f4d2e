import path from 'node:path';
import { AppError } from '../../../app-error.ts';
import { createThreadPool, TaskOverdue, type ThreadPool } from '../../../engine-pool/thread-pool.ts';
import type * as Tasks from './drawing-tasks.ts';
import { createLruCache } from './lru-cache.ts';
import type { Picture } from './picture.ts';
import type { PrintSheet } from './print-sheet.ts';
import type { Town } from './town.ts';

type TaskName = keyof typeof Tasks;
type Result<Name extends TaskName> = Awaited<ReturnType<(typeof Tasks)[Name]>>;

/** What takes too long to be done between two requests. */
export interface Drawings {
  /** PNG; a picture that was drawn lately is not drawn again. @throws {AppError} OVERLOADED */
  picture(picture: Picture): Promise<Uint8Array>;
  /** PDF. @throws {AppError} OVERLOADED */
  printSheet(sheet: PrintSheet): Promise<Uint8Array>;
  /** Towns of locations, in their order. @throws {AppError} OVERLOADED */
  towns(locations: readonly string[]): Promise<Town[]>;
  /** Ends the thread. */
  close(): Promise<void>;
}

const tasks = path.join(import.meta.dirname, 'drawing-tasks.ts');
/** The first task of a kind loads what it needs, a second or two. */
const pool = { tasks, threads: 1, waiting: 60, waitMillis: 10_000, deadlineMillis: 15_000 };
const retryAfterSeconds = 5;
/** Of about 40 kB. */
const keptPictures = 100;
const keptTowns = 5_000;

export function createDrawings(threads: ThreadPool = createThreadPool(pool)): Drawings {
  const pictures = createLruCache<Uint8Array>(keptPictures);
  const towns = createLruCache<Town>(keptTowns);

  function run<Name extends TaskName>(name: Name, given: Parameters<(typeof Tasks)[Name]>[0]): Promise<Result<Name>> {
    return threads.run(name, given).catch((error: unknown) => {
      if (error instanceof TaskOverdue) throw new AppError('OVERLOADED', { retryAfterSeconds, cause: error });
      throw error;
    }) as Promise<Result<Name>>;
  }

  return {
    picture: (picture) => pictures.get(JSON.stringify(picture), () => run('drawPicture', picture)),
    printSheet: (sheet) => run('printSheet', sheet),
    async towns(locations) {
      const unknown = [...new Set(locations)].filter((location) => !towns.has(location));
      const read = unknown.length > 0 ? run('readTowns', unknown) : undefined;
      return Promise.all(
        locations.map((location) => towns.get(location, async () => (await read)?.[unknown.indexOf(location)] ?? {})),
      );
    },
    close: () => threads.close(),
  };
}
