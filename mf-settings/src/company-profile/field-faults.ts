import { hasCode } from '@rezenso/platform';
import * as z from '@rezenso/platform/schema';
import type { FormikErrors } from 'formik';
import { type CompanyProfileValues, companyProfileForm } from './company-profile.form.ts';

const faults = z.array(z.object({ path: z.string(), message: z.string() }));

/** What the server says about single fields: that a domain is none, it alone can tell. */
export function fieldFaultsOf(error: unknown): FormikErrors<CompanyProfileValues> {
  if (!hasCode(error, 'VALIDATION_FAILED') && !hasCode(error, 'NAME_RESERVED')) return {};
  const { data = [] } = faults.safeParse(error.details);
  const known = data.filter(({ path }) => Object.hasOwn(companyProfileForm.fields, path));
  return Object.fromEntries(known.map(({ path, message }) => [path, message]));
}
