/** How much a ban ended, and for how many partners. */
export interface EndedByBan {
  partners: number;
  /** Reviews that nobody had handed in. */
  exchanges: number;
  appointments: number;
}
