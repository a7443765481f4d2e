import type { Calibration } from './calibration.ts';
import type { StyleModel } from './score.ts';

/** The model as it is committed: one byte per bucket and table, base64. */
export interface CompactModel {
  bias: number;
  weightStep: number;
  rarityStep: number;
  calibration: Calibration;
  /** Only one guest's text in a hundred scores as high. */
  thresholdAtOnePercent: number;
  weights: string;
  rarity: string;
}

/** Rounds weights to 255 levels and rarities to 256. Weights beyond the 99.9th percentile are clipped. */
export function quantise(model: StyleModel, calibration: Calibration, thresholdAtOnePercent: number): CompactModel {
  const magnitudes = model.weights
    .map(Math.abs)
    .filter((weight) => weight > 0)
    .sort();
  const largest = magnitudes[Math.floor(magnitudes.length * 0.999)] ?? 1;
  const weightStep = largest / 127;
  const rarityStep = model.rarity.reduce((highest, value) => Math.max(highest, value), 1) / 255;
  const weights = Int8Array.from(model.weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / weightStep))),
  );
  const rarity = Uint8Array.from(model.rarity, (value) => Math.round(value / rarityStep));
  return {
    bias: model.bias,
    weightStep,
    rarityStep,
    calibration,
    thresholdAtOnePercent,
    weights: Buffer.from(weights.buffer).toString('base64'),
    rarity: Buffer.from(rarity.buffer).toString('base64'),
  };
}

/** The model back from its bytes. */
export function restore(compact: CompactModel): StyleModel {
  const level = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, 'base64'));
  return {
    bias: compact.bias,
    weights: Float32Array.from(new Int8Array(level(compact.weights).buffer), (value) => value * compact.weightStep),
    rarity: Float32Array.from(level(compact.rarity), (value) => value * compact.rarityStep),
  };
}
