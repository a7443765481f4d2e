/** What is known of a text, whether it was generated (0 to 1), and how much it counts. */
export interface Observation {
  values: readonly number[];
  target: number;
  weight: number;
}

const steps = 50;
/** Keeps the curvature from being zero where a value never varies. */
const ridge = 1e-9;

/** The coefficients of a logistic regression, one for each value, by Newton's method from `start`. */
export function fitLogistic(observations: readonly Observation[], start: readonly number[]): number[] {
  let found = [...start];
  for (let step = 0; step < steps; step += 1) {
    const gradient = found.map(() => 0);
    const curvature: number[][] = found.map((_, row) => found.map((__, column) => (row === column ? ridge : 0)));
    for (const { values, target, weight } of observations) {
      const probability = 1 / (1 + Math.exp(-dot(values, found)));
      const [error, bend] = [weight * (probability - target), weight * probability * (1 - probability)];
      for (const [row, value] of values.entries()) {
        gradient[row] = (gradient[row] ?? 0) + error * value;
        const line = curvature[row] ?? [];
        for (const [column, other] of values.entries()) line[column] = (line[column] ?? 0) + bend * value * other;
      }
    }
    const change = solved(curvature, gradient);
    found = found.map((one, at) => one - (change[at] ?? 0));
  }
  return found;
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** Gaussian elimination without exchanging rows: the matrix is positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    const divisor = pivot[at] ?? 1;
    for (const [column, value] of pivot.entries()) pivot[column] = value / divisor;
    for (const [other, row] of rows.entries()) {
      const factor = row[at] ?? 0;
      if (other !== at)
        for (const [column, value] of pivot.entries()) row[column] = (row[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
