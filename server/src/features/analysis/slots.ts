import { AppError } from '../../http/app-error.ts';

/** Runs at most `max` pieces of work at a time in this process and turns further ones away at once. */
export function createSlots(max: number) {
  let taken = 0;

  return {
    /** @throws {AppError} OVERLOADED when all slots are taken */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (taken >= max) throw new AppError('OVERLOADED', { retryAfterSeconds: 5 });
      taken += 1;
      try {
        return await work();
      } finally {
        taken -= 1;
      }
    },
  };
}
