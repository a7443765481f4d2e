import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FieldLength, JoinCurves } from './join.ts';
import type { StyleModel } from './score.ts';

/** A model as it is committed: one byte per bucket and table, packed, base64. */
export interface CompactModel {
  bias: number;
  weightStep: number;
  rarityStep: number;
  weights: string;
  rarity: string;
}

/** The models, and what their scores mean. */
export interface CompactStyle {
  wording: CompactModel;
  phrasing: CompactModel;
  subject: CompactModel;
  /** The words that the phrasing model sees, separated by spaces. */
  familiar: string;
  curves: JoinCurves;
  fields: readonly FieldLength[];
  /** SHA-256 of what it was made from: the labelled reviews, the assistant's texts that it learned, and the files of sources.ts. */
  madeFrom: Readonly<Record<string, string>>;
}

/** Rounds weights to 255 levels and rarities to 256. Weights beyond the 99.9th percentile are clipped. */
export function quantise(model: StyleModel): CompactModel {
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
    weights: brotliCompressSync(weights).toString('base64'),
    rarity: brotliCompressSync(rarity).toString('base64'),
  };
}

/** The model back from its bytes. */
export function restore(compact: CompactModel): StyleModel {
  const level = (base64: string): Uint8Array => Uint8Array.from(brotliDecompressSync(Buffer.from(base64, 'base64')));
  return {
    bias: compact.bias,
    weights: Float32Array.from(new Int8Array(level(compact.weights).buffer), (value) => value * compact.weightStep),
    rarity: Float32Array.from(level(compact.rarity), (value) => value * compact.rarityStep),
  };
}
