import pg from 'pg';

const readOther: (text: string) => unknown = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

/** As PostgreSQL writes a moment in UTC or another whole hour of offset: 2026-03-01 09:30:00.123+00. */
const usual = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d$/;

const zero = 48;

/**
 * A timestamptz as Date, to the millisecond; what is behind it is cut. Lists hold hundreds of moments, and reading them
 * digit by digit takes a tenth of the time of a pattern with groups. Whatever is written otherwise is read as pg reads it.
 */
export function readMoment(text: string): unknown {
  if (!usual.test(text)) return readOther(text);
  const digit = (place: number) => text.charCodeAt(place) - zero;
  const pair = (place: number) => digit(place) * 10 + digit(place + 1);
  const year = pair(0) * 100 + pair(2);
  // Date.UTC takes the years of the first century for those of the last.
  if (year < 100) return readOther(text);
  const end = text.length - 3;
  let millis = 0;
  for (let place = 20, worth = 100; place < end && worth >= 1; place += 1, worth /= 10) millis += digit(place) * worth;
  const offset = (text[end] === '-' ? -1 : 1) * pair(end + 1);
  return new Date(Date.UTC(year, pair(5) - 1, pair(8), pair(11) - offset, pair(14), pair(17), millis));
}
