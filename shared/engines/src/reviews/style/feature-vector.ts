import { hashText } from '../text/hash.ts';

/** A sparse vector: bucket numbers below 2 ** bits and their values. */
export interface Features {
  buckets: Int32Array;
  values: Float32Array;
}

/** Counts of grams, by gram. */
export type Counts = Map<string, number>;

export interface FeatureVector {
  /** Adds one family of grams, damped logarithmically and scaled to length one, so that long texts weigh like short. */
  addGrams(counts: Counts, family: number): void;
  /** Sets each of these to one value. */
  setAll(names: readonly string[], family: number, value: number): void;
  build(): Features;
}

/** Collects hashed features; families keep the same gram of two kinds apart. @param bits there are 2 ** bits buckets */
export function createVector(bits: number): FeatureVector {
  const values = new Map<number, number>();
  const bucketOf = (gram: string, family: number): number => hashText(gram, family) & ((1 << bits) - 1);
  return {
    addGrams: (counts, family) => {
      let squares = 0;
      for (const count of counts.values()) squares += (1 + Math.log(count)) ** 2;
      const scale = 1 / (Math.sqrt(squares) || 1);
      for (const [gram, count] of counts) {
        const bucket = bucketOf(gram, family);
        values.set(bucket, (values.get(bucket) ?? 0) + scale * (1 + Math.log(count)));
      }
    },
    setAll: (names, family, value) => {
      for (const name of names) values.set(bucketOf(name, family), value);
    },
    build: () => ({ buckets: Int32Array.from(values.keys()), values: Float32Array.from(values.values()) }),
  };
}
