export interface TestClock {
  now: () => Date;
  /** Moves time forward. */
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
  /** Jumps to a moment. */
  set(moment: Date): void;
  reset(): void;
}

/** A Monday morning far from today: whoever reads the real clock by mistake is seen at once. */
const start = new Date('2031-03-03T09:00:00.000Z');

/** The clock of a test; it stands still until it is moved. */
export function createTestClock(): TestClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      current += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
    set(moment) {
      current = moment.getTime();
    },
    reset() {
      current = start.getTime();
    },
  };
}
