import type { LogEvent } from 'kysely';
import { faultName } from './fault-name.ts';
import type { Tracing } from './tracing.ts';

const longest = 2_000;
const about = /\b(?:from|into|update|join)\s+"?([a-z_][\w.]*)"?/i;

/** Tells the statements that a request or job runs: their texts with placeholders, never their values. */
export function followStatements(tracing: Pick<Tracing, 'note'>): (event: LogEvent) => void {
  return (event) => {
    const { sql } = event.query;
    const name = nameOf(sql);
    if (name === 'BEGIN') return;
    const facts = { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': sql.slice(0, longest) };
    const fault = event.level === 'error' ? faultName(event.error) : undefined;
    tracing.note({ name, kind: 'client', facts }, event.queryDurationMillis, fault);
  };
}

/** Such as `SELECT members`: what it does and the first table that it names. */
function nameOf(sql: string): string {
  const [verb = ''] = /[a-z]+/i.exec(sql) ?? [];
  const [, table] = about.exec(sql.slice(0, longest)) ?? [];
  return table ? `${verb.toUpperCase()} ${table}` : verb.toUpperCase();
}
