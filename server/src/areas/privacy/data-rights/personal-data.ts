import { consentsData } from '../../../consents/personal-data.ts';
import type { PersonalData } from '../../../database/personal-data.ts';
import { idempotencyData } from '../../../idempotency/personal-data.ts';
import { mailData } from '../../../mail/personal-data.ts';
import { accountsData } from '../../accounts/index.ts';
import { adminData } from '../../admin/index.ts';
import { authData } from '../../auth/index.ts';
import { exchangesData } from '../../exchanges/index.ts';
import { matchingData } from '../../matching/index.ts';
import { notificationsData } from '../../notifications/index.ts';
import { reviewsData } from '../../reviews/index.ts';
import { rewardsData } from '../../rewards/index.ts';
import { ringsData } from '../../rings/index.ts';
import { settingsData } from '../../settings/index.ts';
import { showcaseData } from '../../showcase/index.ts';
import { siteData } from '../../site/index.ts';
import { supportData } from '../../support/index.ts';

/** What each owner of tables holds of a person, in the order of the export. A test holds it to the whole schema. */
export const dataOfOwners = {
  settings: settingsData,
  showcase: showcaseData,
  matching: matchingData,
  exchanges: exchangesData,
  reviews: reviewsData,
  rewards: rewardsData,
  notifications: notificationsData,
  accounts: accountsData,
  auth: authData,
  consents: consentsData,
  mail: mailData,
  idempotency: idempotencyData,
  admin: adminData,
  rings: ringsData,
  support: supportData,
  site: siteData,
} satisfies Record<string, PersonalData>;

const all: readonly PersonalData[] = Object.values(dataOfOwners);

export const exportSections = all.flatMap(({ sections }) => sections);
export const leftOut: Readonly<Record<string, string>> = Object.assign({}, ...all.map((one) => one.leftOut));
/** Columns whose rows outlive the account. */
export const outlives: ReadonlySet<string> = new Set(all.flatMap((one) => Object.keys(one.outlives ?? {})));
export const forgetters = all.flatMap(({ forget }) => forget ?? []);
