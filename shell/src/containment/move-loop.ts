import { whenSomebodyActs } from './deeds.ts';
import { RenderLoop } from './render-loop.ts';

/** So many moves to another address, each soon after the last one was shown (in ms) and without anybody's doing, follow from one another. */
const movesAtMost = 15;
const moveFollowsMs = 1000;
/** A control that is dragged may write each of its values into the address, from which one more may follow. */
const perDeed = 2;

let moves = 0;
/** The router's key of the address that was drawn last. */
let drawn: string | undefined;
/** When the address last changed, or a page had been drawn for it. */
let changedAt = Number.NEGATIVE_INFINITY;

whenSomebodyActs(() => {
  moves = Math.max(0, moves - perDeed);
});

/** A module has drawn what belongs to an address, however long that took. */
export function noteAddressDrawn(key: string): void {
  if (key === drawn) return;
  drawn = key;
  changedAt = performance.now();
}

/**
 * Counts a module's move to another address.
 * @throws {RenderLoop} when more follow from one another than anybody's doing explains
 */
export function countMove(): void {
  const now = performance.now();
  moves = now - changedAt < moveFollowsMs ? moves + 1 : 1;
  changedAt = now;
  if (moves <= movesAtMost) return;
  moves = 0;
  throw new RenderLoop('A component goes to another address again and again');
}
