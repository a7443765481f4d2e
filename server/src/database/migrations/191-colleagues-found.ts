import { type Kysely, sql } from 'kysely';

/** Colleagues are found by their addresses: in the list of accounts, and in the audit log by whoever acted or was invited. See docs/decisions/0155. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function described_member(member members) returns text language sql stable
    return search_document(concat_ws(' ', member.first_name, member.last_name, member.company_name, member.email,
      (select string_agg(people.email, ' ' order by people.email) from people where people.member_id = member.id)))`,
  `create or replace function keep_member_directory() returns trigger language plpgsql as $$
    declare described text := described_member(new);
    begin
      insert into member_directory as kept (member_id, document, status, admin_role, created_at)
        values (new.id, described, new.status, new.admin_role, new.created_at)
        on conflict (member_id) do update set document = excluded.document, status = excluded.status,
          admin_role = excluded.admin_role, created_at = excluded.created_at
        where (kept.document, kept.status, kept.created_at) <> (excluded.document, excluded.status, excluded.created_at)
          or kept.admin_role is distinct from excluded.admin_role;
      return null;
    end
  $$`,
  // Of an account that goes with its colleagues nothing is left to describe.
  `create function keep_member_directory_of_people() returns trigger language plpgsql as $$
    begin
      update member_directory kept set document = described_member(member) from members member
        where member.id = kept.member_id and kept.member_id = coalesce(new.member_id, old.member_id);
      return null;
    end
  $$`,
  `create trigger keep_member_directory_of_people after insert or delete or update of email on people
    for each row execute function keep_member_directory_of_people()`,
  `update member_directory kept set document = described_member(member) from members member
    where member.id = kept.member_id and exists (select from people where people.member_id = member.id)`,
  'create index audit_log_by_person on audit_log (person_id, at desc, id desc) where person_id is not null',
  "create index audit_log_of_teams on audit_log (value_after) where action like 'team.%'",
];
