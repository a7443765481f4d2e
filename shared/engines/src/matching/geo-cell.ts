import type { Point } from '../geo/distance.ts';

/** The finest zoom: tiles of the Web Mercator grid, 1.6 km wide at 50° north; 2 x 14 bits fit an integer column. */
export const finestZoom = 14;
/** The coarsest zoom in use: tiles 400 km wide at 50° north, three by three of them wider than the country. */
export const coarsestZoom = 6;

/** A closed range of cell numbers. */
export interface CellRange {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * The tile of a point at the finest zoom as one number whose bits interleave column and row (Morton order). Every tile of
 * a coarser zoom is then one contiguous range of numbers, so a single index serves all zooms.
 */
export function geoCell(point: Point): number {
  const { column, row } = tileOf(point, finestZoom);
  return morton(column, row);
}

/**
 * The cells of the square of tiles within `steps` tiles around a point's tile at a zoom, as ranges; neighbouring ranges
 * are joined.
 */
export function rangesAround(point: Point, zoom: number, steps: number): CellRange[] {
  const { column, row } = tileOf(point, zoom);
  const size = 1 << zoom;
  const tiles: number[] = [];
  for (let x = Math.max(0, column - steps); x <= Math.min(size - 1, column + steps); x++) {
    for (let y = Math.max(0, row - steps); y <= Math.min(size - 1, row + steps); y++) tiles.push(morton(x, y));
  }
  const cellsPerTile = 4 ** (finestZoom - zoom);
  const ranges: { lowest: number; highest: number }[] = [];
  for (const tile of tiles.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    const lowest = tile * cellsPerTile;
    const highest = lowest + cellsPerTile - 1;
    if (last && last.highest + 1 === lowest) last.highest = highest;
    else ranges.push({ lowest, highest });
  }
  return ranges;
}

/** Latitude beyond which Web Mercator has no tiles. */
const mercatorLimit = 85.05;

function tileOf({ latitude, longitude }: Point, zoom: number): { column: number; row: number } {
  const size = 1 << zoom;
  const sine = Math.sin((Math.max(-mercatorLimit, Math.min(mercatorLimit, latitude)) * Math.PI) / 180);
  const x = (longitude + 180) / 360;
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  const clamp = (share: number) => Math.max(0, Math.min(size - 1, Math.floor(share * size)));
  return { column: clamp(x), row: clamp(y) };
}

function morton(column: number, row: number): number {
  return spread(column) + 2 * spread(row);
}

/** Puts a zero bit between the bits of a 14-bit number, by repeated halving of the gaps. */
function spread(bits: number): number {
  let result = bits & 0x3fff;
  result = (result | (result << 8)) & 0x00ff00ff;
  result = (result | (result << 4)) & 0x0f0f0f0f;
  result = (result | (result << 2)) & 0x33333333;
  return (result | (result << 1)) & 0x55555555;
}
