/** Counts who is where, so that no more than a few are. */
export interface Places {
  /**
   * Takes a place under each name at once, or none.
   * @param names each with how many may be there
   * @returns gives the places back; undefined where one of them was full
   */
  take(names: ReadonlyArray<readonly [name: string, most: number]>): (() => void) | undefined;
}

/** Of one process: what waits is its memory and its questions to the database. */
export function createPlaces(): Places {
  const taken = new Map<string, number>();
  const countOf = (name: string) => taken.get(name) ?? 0;
  const add = (name: string, by: 1 | -1) => {
    const left = countOf(name) + by;
    if (left > 0) taken.set(name, left);
    else taken.delete(name);
  };
  return {
    take(names) {
      if (names.some(([name, most]) => countOf(name) >= most)) return undefined;
      for (const [name] of names) add(name, 1);
      return () => {
        for (const [name] of names) add(name, -1);
      };
    },
  };
}
