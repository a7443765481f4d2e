import { exampleAccounts } from './example-accounts.ts';
import { exampleAdmin } from './example-admin.ts';
import { exampleExchanges } from './example-exchanges.ts';
import { exampleMatching } from './example-matching.ts';
import { exampleNews } from './example-news.ts';
import { done } from './example-records.ts';
import { exampleReviews } from './example-reviews.ts';
import { exampleSettings } from './example-settings.ts';
import { exampleSupport } from './example-support.ts';

/** One answer of every call, by the name of the call; each area has a file of its own. */
export const exampleAnswers: Readonly<Record<string, unknown>> = {
  ...exampleAccounts,
  ...exampleMatching,
  ...exampleExchanges,
  ...exampleReviews,
  ...exampleSettings,
  ...exampleNews,
  ...exampleSupport,
  ...exampleAdmin,
  reportClientError: done,
  reportModuleLoads: done,
};
