/** Why something at Google did not work, by what helps: connecting again, the person, or waiting. */
export const googleFaultKinds = [
  /** The access was withdrawn or has expired. */
  'revoked',
  /** The connected account may not read business profiles. */
  'refused',
  /** The account manages no business profile. */
  'no-business',
  /** It manages several, and none has the platform's name. */
  'unknown-business',
  /** Google does not answer, or not in time, or asks for patience. */
  'away',
] as const;
export type GoogleFaultKind = (typeof googleFaultKinds)[number];
