/** What somebody may ask of one process: `burst` at once, and from then on `perSecond`. */
export interface Budget {
  burst: number;
  perSecond: number;
}

/**
 * What every call costs one of, beside the limits of single calls (limit-table.ts). Nobody gets there by using the site, several tabs at once
 * included; a program does within a minute (docs/decisions/0138 has the figures).
 */
export const budgetTable = {
  'account.read': { burst: 1_500, perSecond: 15 },
  'account.write': { burst: 180, perSecond: 2 },
  /** Of visitors, and of pages: a whole office may sit behind one address. nginx allows as many a second. */
  'network.read': { burst: 3_000, perSecond: 50 },
  'network.write': { burst: 300, perSecond: 5 },
  /** The payment provider reports a great deal at once when bills fall due, and again what was refused. */
  webhook: { burst: 3_000, perSecond: 100 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgetTable;
