import { company } from '@rezenso/engines/bench';
import type { MatchMember } from '@rezenso/engines/matching';
import type { Client } from 'pg';
import { candidateColumns } from '../../src/areas/accounts/index.ts';
import { candidateIndex } from '../../src/areas/matching/index.ts';

/** The bench has a table of its own, with just what matching reads, so that it does not depend on the server's schema. */
export const benchTable = 'bench_members';

const columns =
  'id uuid primary key, company_name text, industry text, trade text, target_audience text, description text, ' +
  'latitude double precision, longitude double precision, geo_cell integer, match_traits bigint, ' +
  'platforms text[], languages text[], days_since_active real, response_rate real, on_time_rate real, trust_score smallint, ' +
  `status text not null default 'active', profile_completed_at timestamptz default now()`;

const batchSize = 10_000;

/** Creates the table with companies 1 to `count` and its index. */
export async function fillTable(client: Client, count: number): Promise<void> {
  await client.query(`drop table if exists ${benchTable}`);
  await client.query(`create unlogged table ${benchTable} (${columns})`);
  for (let first = 1; first <= count; first += batchSize) {
    const members = Array.from({ length: Math.min(batchSize, count - first + 1) }, (_, step) => company(first + step));
    await insert(client, members);
  }
  await client.query(candidateIndex(benchTable));
  await client.query(`vacuum analyze ${benchTable}`);
}

async function insert(client: Client, members: readonly MatchMember[]): Promise<void> {
  const rows = members.map((member) => ({
    ...candidateColumns(member),
    id: member.id,
    company_name: member.companyName,
    industry: member.industry,
    trade: member.trade,
    target_audience: member.targetAudience,
    description: member.description,
    platforms: member.platforms,
    languages: member.languages,
    days_since_active: member.activity.daysSinceActive,
    response_rate: member.activity.responseRate,
    on_time_rate: member.activity.onTimeRate,
    trust_score: member.activity.trustScore,
    status: 'active',
    profile_completed_at: '2025-01-01',
  }));
  await client.query(
    `insert into ${benchTable} select * from jsonb_populate_recordset(null::${benchTable}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

interface MemberRow {
  id: string;
  company_name: string;
  industry: string;
  trade: string | null;
  target_audience: string;
  description: string;
  latitude: number;
  longitude: number;
  platforms: MatchMember['platforms'];
  languages: MatchMember['languages'];
  days_since_active: number;
  response_rate: number | null;
  on_time_rate: number | null;
  trust_score: number | null;
}

/** Everything scoring needs of the given members. */
export async function readMembers(client: Client, ids: readonly string[]): Promise<MatchMember[]> {
  const { rows } = await client.query<MemberRow>({
    name: 'read-members',
    text: `select * from ${benchTable} where id = any($1::uuid[])`,
    values: [ids],
  });
  return rows.map((row) => ({
    id: row.id,
    companyName: row.company_name,
    industry: row.industry,
    trade: row.trade,
    targetAudience: row.target_audience,
    description: row.description,
    location: '',
    specialties: [],
    mentions: [],
    latitude: row.latitude,
    longitude: row.longitude,
    platforms: row.platforms,
    languages: row.languages,
    activity: {
      daysSinceActive: row.days_since_active,
      responseRate: row.response_rate,
      onTimeRate: row.on_time_rate,
      trustScore: row.trust_score,
    },
  }));
}
