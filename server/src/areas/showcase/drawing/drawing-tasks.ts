/**
 * What the threads that draw do, one export per task: each takes longer than a request may keep the others waiting. What a
 * task needs is loaded by the first of its kind.
 */
import type { Picture } from './picture.ts';
import type { PrintSheet } from './print-sheet.ts';
import type { Town } from './town.ts';

export { ready } from '../../../engine-pool/ready.ts';

export async function drawPicture(picture: Picture): Promise<Uint8Array> {
  const [{ pictureSvg }, { Resvg }] = await Promise.all([import('./picture.ts'), import('@resvg/resvg-js')]);
  return new Uint8Array(new Resvg(pictureSvg(picture), { font: { loadSystemFonts: false } }).render().asPng());
}

export async function printSheet(sheet: PrintSheet): Promise<Uint8Array> {
  const { makePrintSheet } = await import('./print-sheet.ts');
  return makePrintSheet(sheet);
}

export async function readTowns(locations: readonly string[]): Promise<Town[]> {
  const { townOf } = await import('./town.ts');
  return locations.map(townOf);
}
