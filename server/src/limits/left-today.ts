/** From here on new accounts are told how many are left. */
const few = 5;

/** What an answer says of a limit that was taken from. @param left undefined where none stands before the call */
export function leftToday(left: number | undefined): { leftToday?: number } {
  return left !== undefined && left <= few ? { leftToday: left } : {};
}
