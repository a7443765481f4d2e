import type { Db } from '../../src/database/database.ts';
import type { MemberRow, NewMember } from '../../src/database/schema.ts';

let counter = 0;

/** An address nobody else in this test file has. */
function anEmail(): string {
  counter += 1;
  return `person-${counter}@example.de`;
}

/** A member as after the first sign-in; `aCompleteMember` has a finished profile. */
export function aMember(db: Db, now: Date, fields: Partial<NewMember> = {}): Promise<MemberRow> {
  return db
    .insertInto('members')
    .values({ email: anEmail(), created_at: now, last_active_at: now, ...fields })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A member who finished onboarding. */
export function aCompleteMember(db: Db, now: Date, fields: Partial<NewMember> = {}): Promise<MemberRow> {
  return aMember(db, now, {
    first_name: 'Eva',
    last_name: 'Lang',
    company_name: `Firma ${counter + 1} GmbH`,
    industry: 'gastronomie',
    domain: `firma-${counter + 1}.example.de`,
    description: 'Wir kochen jeden Mittag frisch für die Nachbarschaft.',
    target_audience: 'Familien und Berufstätige',
    location: '79098 Freiburg',
    languages: ['de'],
    registered_platforms: ['google'],
    profile_completed_at: now,
    ...fields,
  });
}
