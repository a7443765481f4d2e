import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, moment } from './shapes.ts';
import { typedAddress } from './web-address.ts';

/** A row of the export: field names and their values. */
const entry = z.record(z.string(), z.unknown());

/** Everything that belongs to the person, grouped by area, without anything of others. */
export const dataExport = z.object({
  format: z.literal('rezenso-export'),
  version: z.literal(1),
  exportedAt: moment,
  /** What is in here and what is not, in German. */
  note: z.string(),
  account: entry,
  /** For instance `matches`, `reviews`, `xp`; each oldest first. */
  data: z.record(z.string(), z.array(entry)),
});
export type DataExport = z.infer<typeof dataExport>;

/** Answers with `Content-Disposition: attachment`, so a plain link downloads the file. */
export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/privacy/export',
  access: 'authenticated',
  ownerOnly: true,
  needsFreshSignIn: true,
  summary: "All of the person's data as a file",
  answer: dataExport,
  errors: ['OWNER_ONLY', 'FRESH_SIGN_IN_REQUIRED'],
});

/** Ends every session of the person too: afterwards the browser is signed out. */
export const deleteMyAccount = endpoint({
  method: 'POST',
  path: '/api/privacy/delete-account',
  changes: ['session'],
  access: 'authenticated',
  ownerOnly: true,
  needsFreshSignIn: true,
  summary: 'Deletes the account for good',
  /** The account's own address, typed as a confirmation; case and outer blanks do not matter. */
  body: z.object({ email: z.string().check(z.overwrite(typedAddress), z.toLowerCase(), z.maxLength(254)) }),
  answer: done,
  errors: ['OWNER_ONLY', 'CONFIRMATION_MISMATCH', 'LAST_SUPER_ADMIN', 'FRESH_SIGN_IN_REQUIRED'],
});
