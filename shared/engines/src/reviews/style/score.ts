import type { Features } from './feature-vector.ts';

/** What the model consists of, and what the training command writes. */
export interface StyleModel {
  bias: number;
  weights: Float32Array;
  /** Inverse document frequency per bucket; 0 for buckets that training did not see often enough. */
  rarity: Float32Array;
}

/** Raw score: above 0 rather machine-written, below rather written by a person. */
export function scoreOf(model: StyleModel, features: Features): number {
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < features.buckets.length; index += 1) {
    const bucket = features.buckets[index] ?? 0;
    const value = (features.values[index] ?? 0) * (model.rarity[bucket] ?? 0);
    sum += value * (model.weights[bucket] ?? 0);
    squares += value * value;
  }
  return model.bias + sum / (Math.sqrt(squares) || 1);
}
