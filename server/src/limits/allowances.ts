import type { Db } from '../database/database.ts';
import { type AllowanceName, limitTable } from './limit-table.ts';
import type { Limits } from './limits.ts';

/** Whose allowance it is: neither another account of the mailbox nor another address of the account has one of its own. */
export interface Holder {
  id: string;
  mailbox: string;
}

/**
 * Takes one of what an account and its mailbox have in common; whichever is fuller decides.
 * @returns how many are left
 * @throws {AppError} the limit's own code; of what was refused nothing is taken from the other
 */
export async function takeAllowance(limits: Limits, name: AllowanceName, { id, mailbox }: Holder): Promise<number> {
  const ofAccount = await limits.take(name, id);
  try {
    return Math.min(ofAccount, await limits.take(name, mailbox));
  } catch (error) {
    await limits.giveBack(name, id);
    throw error;
  }
}

/** Gives one back that was taken, for what reached nobody. */
export async function giveAllowanceBack(limits: Limits, name: AllowanceName, { id, mailbox }: Holder): Promise<void> {
  await limits.giveBack(name, id);
  await limits.giveBack(name, mailbox);
}

/** What an account and its former mailbox used up is used up in the new one. */
export async function carryAllowances(tx: Db, limits: Limits, { id, mailbox }: Holder, to: string): Promise<void> {
  for (const name of Object.keys(limitTable) as (keyof typeof limitTable)[])
    if (limitTable[name].per === 'account and mailbox') await limits.carry(tx, name, [id, mailbox], to);
}
