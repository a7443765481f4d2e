/** Renders between two looks at the clock. */
const everyRenders = 50;
/** An animation draws each frame once, however many frames a screen shows in a second. */
const perFrameAtMost = 3;
/** A stopwatch draws as often as its timer fires, and a derived state once more, however few frames a busy screen shows. */
const perTimerAtMost = 2;
/** Timers fire this far apart, in ms; one that is set anew by each drawing may fire far more often, which explains nothing. */
const timersApartMs = 4;
/** A chain of effects may come to an end by itself; one that lasts this long does not, in ms. */
const lastsMs = 500;

interface Streak {
  renders: number;
  /** How many renderings frames and timers explain, at the last look. */
  explained: number;
  lookedAt: number;
  /** Since when it has drawn too often at every look. */
  tooOftenSince?: number | undefined;
}

/** Thrown into a component that draws itself, or moves, again and again, so that its area is replaced. */
export class RenderLoop extends Error {
  override readonly name = 'RenderLoop';
}

const streaks = new WeakMap<object, Streak>();
let explained = 0;
let countsUntil = 0;
let timerNotedAt = Number.NEGATIVE_INFINITY;

/** A timer of a module fires: a rendering that follows has its reason. */
export function noteTimer(): void {
  const now = performance.now();
  if (Math.abs(now - timerNotedAt) < timersApartMs) return;
  timerNotedAt = now;
  explained += perTimerAtMost;
}

/**
 * Counts one more rendering of a component.
 * @param instance something that stays the same for one instance of the component
 * @throws {RenderLoop} when it renders several times a frame, for half a second, and no timer says why
 */
export function countRender(instance: object): void {
  const streak = streaks.get(instance);
  if (!streak) streaks.set(instance, { renders: 1, explained, lookedAt: Number.NEGATIVE_INFINITY });
  else if (++streak.renders % everyRenders === 0) look(streak);
}

function look(streak: Streak): void {
  const now = performance.now();
  const isCounted = now < countsUntil && streak.lookedAt > now - 1000;
  const tooOften = isCounted && !document.hidden && explained - streak.explained < everyRenders;
  streak.tooOftenSince = tooOften ? (streak.tooOftenSince ?? streak.lookedAt) : undefined;
  Object.assign(streak, { explained, lookedAt: now });
  countFrames(now);
  if (!streak.tooOftenSince || now - streak.tooOftenSince < lastsMs) return;
  // React tries once more before it gives a component up.
  streak.renders -= 1;
  throw new RenderLoop('A component renders several times a frame');
}

/** For a second from now; nothing is counted while nothing draws often. */
function countFrames(now: number): void {
  const isCounting = now < countsUntil;
  countsUntil = now + 1000;
  if (!isCounting) requestAnimationFrame(frame);
}

function frame(): void {
  explained += perFrameAtMost;
  if (performance.now() < countsUntil) requestAnimationFrame(frame);
}
