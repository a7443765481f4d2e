// Loaded before a server (`node --import`): its clock, and that of every thread and of its embedded database, is off by the milliseconds
// that stand in the file CLOCK_FILE. Timers go on as they are, as on a machine whose clock somebody sets.
import { readFileSync } from 'node:fs';

let offMs = 0;
const Clock = globalThis.Date;

globalThis.Date = class JumpingClock extends Clock {
  constructor(...parts) {
    if (parts.length === 0) super(JumpingClock.now());
    else super(...parts);
  }

  static now() {
    return Clock.now() + offMs;
  }
};

look();
setInterval(look, 50).unref();

function look() {
  try {
    const told = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
    if (Number.isFinite(told)) offMs = told;
  } catch {}
}
