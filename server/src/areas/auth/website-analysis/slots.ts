import { AppError } from '../../../app-error.ts';

/** What one member may have waiting behind what runs; who asks for more is turned away. */
const waitingEach = 3;
const retryAfterSeconds = 5;

/**
 * Runs at most `max` pieces of work at a time in this process, and one of each member: others of theirs wait for it, so that
 * nobody takes the slots of everybody. What finds no slot is turned away at once.
 */
export function createSlots(max: number) {
  let taken = 0;
  /** Of members with something under way, who waits for it. */
  const turns = new Map<string, Array<() => void>>();

  async function turnOf(member: string): Promise<void> {
    const waiting = turns.get(member);
    if (!waiting) return void turns.set(member, []);
    if (waiting.length >= waitingEach) throw new AppError('OVERLOADED', { retryAfterSeconds });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function passOn(member: string): void {
    const next = turns.get(member)?.shift();
    if (next) next();
    else turns.delete(member);
  }

  return {
    /** @throws {AppError} OVERLOADED when all slots are taken, or when too much of this member waits */
    async run<T>(member: string, work: () => Promise<T>): Promise<T> {
      await turnOf(member);
      try {
        if (taken >= max) throw new AppError('OVERLOADED', { retryAfterSeconds });
        taken += 1;
        try {
          return await work();
        } finally {
          taken -= 1;
        }
      } finally {
        passOn(member);
      }
    },
  };
}
