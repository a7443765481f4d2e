import type { MemberRow } from '../../../database/schema.ts';

/** What onboarding asks for, by the contract's names. */
type Asked = Pick<
  MemberRow,
  | 'first_name'
  | 'last_name'
  | 'company_name'
  | 'industry'
  | 'domain'
  | 'description'
  | 'target_audience'
  | 'location'
  | 'languages'
  | 'registered_platforms'
>;

const fields: Readonly<Record<keyof Asked, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  company_name: 'companyName',
  industry: 'industry',
  domain: 'domain',
  description: 'description',
  target_audience: 'targetAudience',
  location: 'location',
  languages: 'languages',
  registered_platforms: 'registeredPlatforms',
};

/** The fields of the contract that a profile still lacks; none when it is complete. */
export function missingFields(member: Asked): string[] {
  return Object.entries(fields)
    .filter(([column]) => isEmpty(member[column as keyof Asked]))
    .map(([, name]) => name);
}

function isEmpty(value: string | readonly string[] | null): boolean {
  return value === null || value.length === 0;
}
