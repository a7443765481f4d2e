import { readMoment } from './moment.ts';

/** How both engines read values, by type number: counts are numbers, calendar days stay YYYY-MM-DD. */
export const valueParsers: Record<number, (text: string) => unknown> = {
  20: Number, // int8: counts and identities, far below 2^53
  1082: String, // date
  1184: readMoment, // timestamptz
  1700: Number, // numeric: averages
};
