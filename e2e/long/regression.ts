export interface Slope {
  perUnit: number;
  /** Half of the 95 % interval. */
  margin: number;
}

/** Least squares of `y` over `x`; the interval takes the residues for independent, and is that of the normal distribution. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): Slope {
  const count = points.length;
  const mean = (place: 0 | 1) => points.reduce((sum, point) => sum + point[place], 0) / count;
  const [meanX, meanY] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const perUnit = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const residue = points.reduce((sum, [x, y]) => sum + (y - meanY - perUnit * (x - meanX)) ** 2, 0);
  return { perUnit, margin: 1.96 * Math.sqrt(residue / (count - 2) / spread) };
}
