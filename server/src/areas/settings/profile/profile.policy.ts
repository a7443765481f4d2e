import type { MemberRow } from '../../../database/schema.ts';

/** What onboarding asks for: columns, and the contract's names for them. */
const fields = [
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['company_name', 'companyName'],
  ['industry', 'industry'],
  ['domain', 'domain'],
  ['description', 'description'],
  ['target_audience', 'targetAudience'],
  ['location', 'location'],
  ['languages', 'languages'],
  ['registered_platforms', 'registeredPlatforms'],
] as const satisfies readonly [column: keyof MemberRow, name: string][];

type Asked = Pick<MemberRow, (typeof fields)[number][0]>;

/** The fields of the contract that a profile still lacks; none when it is complete. */
export function missingFields(member: Asked): string[] {
  return fields.filter(([column]) => isEmpty(member[column])).map(([, name]) => name);
}

function isEmpty(value: string | readonly string[] | null): boolean {
  return value === null || value.length === 0;
}
