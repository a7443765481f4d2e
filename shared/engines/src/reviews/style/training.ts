import type { Features } from './feature-vector.ts';
import type { StyleModel } from './score.ts';

/** One text to learn from. `importance` scales what a mistake on it costs. */
export interface TrainingText {
  features: Features;
  isGenerated: boolean;
  importance: number;
}

const penalty = 10;
const passes = 20;
const leastTexts = 4;

/**
 * Logistic regression with an L2 penalty. Deterministic: the same texts in the same order give the same model.
 * @param bits the features have 2 ** bits buckets
 */
export function trainStyle(texts: readonly TrainingText[], bits: number): StyleModel {
  const rarity = rarityOf(texts, 1 << bits);
  const rows = texts.map((text) => unitRow(text, rarity));
  const model: StyleModel = { bias: 0, weights: new Float32Array(1 << bits), rarity };
  const duals = Float64Array.from(rows, (row) => 1e-6 * row.cost);
  for (const [index, row] of rows.entries()) shift(model, row, duals[index] ?? 0);
  const random = lcg(1);
  const order = rows.map((_, index) => index);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index];
      if (row) improve(model, row, duals, index);
    }
  }
  return model;
}

interface Row extends Features {
  sign: 1 | -1;
  cost: number;
}

function rarityOf(texts: readonly TrainingText[], bucketCount: number): Float32Array {
  const seen = new Float32Array(bucketCount);
  for (const { features } of texts) for (const bucket of features.buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  return seen.map((count) => (count < leastTexts ? 0 : Math.log((1 + texts.length) / (1 + count)) + 1));
}

function unitRow({ features, isGenerated, importance }: TrainingText, rarity: Float32Array): Row {
  const values = features.values.map((value, index) => value * (rarity[features.buckets[index] ?? 0] ?? 0));
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  const sign = isGenerated ? 1 : -1;
  return { buckets: features.buckets, values: values.map((value) => value / length), sign, cost: penalty * importance };
}

/** One step of dual coordinate descent (Yu, Huang, Lin 2011): Newton's method on the dual variable of one text. */
function improve(model: StyleModel, row: Row, duals: Float64Array, index: number): void {
  let margin = model.bias;
  for (let at = 0; at < row.values.length; at += 1) {
    margin += (model.weights[row.buckets[at] ?? 0] ?? 0) * (row.values[at] ?? 0);
  }
  margin *= row.sign;
  const before = duals[index] ?? 0;
  // The row has length one and the bias counts as one more feature, hence a curvature of two.
  const curvature = 2;
  let dual = before;
  for (let step = 0; step < 10; step += 1) {
    const gradient = Math.log(dual / (row.cost - dual)) + margin + curvature * (dual - before);
    const next = dual - gradient / (curvature + row.cost / (dual * (row.cost - dual)));
    const bounded = next <= 0 ? dual / 10 : next >= row.cost ? row.cost - (row.cost - dual) / 10 : next;
    if (Math.abs(bounded - dual) < 1e-9 * row.cost) break;
    dual = bounded;
  }
  duals[index] = dual;
  shift(model, row, dual - before);
}

function shift(model: StyleModel, row: Row, change: number): void {
  const signed = change * row.sign;
  model.bias += signed;
  for (let at = 0; at < row.values.length; at += 1) {
    const bucket = row.buckets[at] ?? 0;
    model.weights[bucket] = (model.weights[bucket] ?? 0) + signed * (row.values[at] ?? 0);
  }
}

/** Numbers in [0, 1) that are the same on every machine (constants of Numerical Recipes). */
export function lcg(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}
