/**
 * The most that one module.json may ask of every page of a site: it travels with each of them and is drawn before any code
 * of the module. Far above what a module needs, and below what a page would feel.
 */
export const manifestBounds = {
  routes: 100,
  navigation: 10,
  cards: 12,
  /** Of an entry's or a card's place among those of all modules. */
  order: 1_000,
  /** Letters of a name, label or address. */
  text: 200,
  /** Of a card's skeleton: its rows, and the height of each in rem. */
  rows: 12,
  rowRem: 40,
  /** Reads that one page or card begins with. */
  firstReads: 4,
  /** Of its scripts, in kB (br); what the owners of the platform allow is far below. */
  budgetKb: 5_000,
} as const;
