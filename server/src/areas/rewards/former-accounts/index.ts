import type { Feature } from '../../../http/feature.ts';
import { job } from '../../../jobs/job.ts';
import { formerAccounts } from './former-accounts.repository.ts';

export const forgetFormerAccounts = job<Record<string, never>>('former-accounts.forget');

/** What accounts that left had used up is remembered for a while, and then no more. */
export const formerAccountsFeature: Feature = (_app, { jobs, database, now }) => {
  jobs.work(forgetFormerAccounts, () => formerAccounts(database.db).removeDue(now()));
  jobs.schedule(forgetFormerAccounts, '51 3 * * *');
};
