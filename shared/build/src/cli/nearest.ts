/** The one of the known words that somebody who wrote another one will have meant; undefined when none is near. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const most = written.length < 5 ? 1 : 2;
  const found = known.map((word) => ({ word, distance: distanceOf(written, word) }));
  const near = found.filter(({ distance }) => distance <= most);
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.word;
}

/** How many letters must be put in, taken out, exchanged or swapped with their neighbour. */
function distanceOf(one: string, other: string): number {
  let [earlier, before]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, same] = [one[row - 1], one[row - 1] === other[column - 1]];
      const isSwapped = letter === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (same ? 0 : 1),
      ];
      current.push(Math.min(...steps, isSwapped ? (earlier[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY));
    }
    [earlier, before] = [before, current];
  }
  return before.at(-1) ?? 0;
}
