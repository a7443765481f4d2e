/** Bands of a vector, as `bandsOf` has them of a text: two vectors that point nearly the same way share some. */
export interface DirectionBands {
  bands: number[];
  hashes: number[];
}

export const directionBandCount = 32;
/** Planes of a band. Directions of cosine 0.85 share one of the bands in 9 of 10 pairs, of cosine 0.5 in 1 of 10. */
const planesPerBand = 14;

/**
 * On which side of fixed random planes a vector lies (sign random projections, Charikar 2002), in bands. The planes follow from
 * numbers alone, so every process has the same ones. Linear in the vector's length.
 */
export function directionBands(vector: readonly number[]): DirectionBands {
  const bands = Array.from({ length: directionBandCount }, (_, band) => band);
  const hashes = bands.map((band) => {
    let hash = 0;
    for (let plane = 0; plane < planesPerBand; plane += 1)
      hash = (hash << 1) | Number(sideOf(vector, band * planesPerBand + plane) > 0);
    return hash;
  });
  return { bands, hashes };
}

/** Planes of plus and minus ones do as well as any (Achlioptas 2003), and need no table. */
function sideOf(vector: readonly number[], plane: number): number {
  let sum = 0;
  let signs = 0;
  for (const [index, value] of vector.entries()) {
    if (index % 32 === 0) signs = mixed(plane * 8_191 + (index >>> 5) + 1);
    sum += (signs >>> (index % 32)) & 1 ? value : -value;
  }
  return sum;
}

function mixed(number: number): number {
  let bits = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 16), 0x27d4eb2f);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** Cosine of two vectors of length 1; 0 where they have not the same number of dimensions. */
export function cosineOf(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return 0;
  let sum = 0;
  for (const [index, value] of a.entries()) sum += value * (b[index] ?? 0);
  return sum;
}
