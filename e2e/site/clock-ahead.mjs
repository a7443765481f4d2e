// Loaded before a site (`node --import`): its clock runs ahead by CLOCK_AHEAD_MINUTES, as on a later day.
const aheadMs = Number(process.env.CLOCK_AHEAD_MINUTES ?? 0) * 60_000;
const Clock = globalThis.Date;

globalThis.Date = class ClockAhead extends Clock {
  constructor(...parts) {
    if (parts.length === 0) super(ClockAhead.now());
    else super(...parts);
  }

  static now() {
    return Clock.now() + aheadMs;
  }
};
