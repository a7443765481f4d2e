import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type RawBuilder, sql } from 'kysely';
import { anAdmin } from '../../../testing/factories/admin.ts';
import { anAnsweredDispute } from '../../../testing/factories/disputes.ts';
import { aReport } from '../../../testing/factories/reports.ts';
import { inTurn } from '../../../testing/in-turn.ts';
import { type SignedInClient, startTestApp } from '../../../testing/test-app.ts';
import { isOnPostgres } from '../../../testing/test-connection.ts';

const test = await startTestApp();
const { db, clock } = test;
const skip = !isOnPostgres && 'PGlite does one thing after the other';

/** What a moderator decides about, and the row that the decision waits for. */
interface Cause {
  url: string;
  row: RawBuilder<unknown>;
  decision: object;
  isOpen: () => Promise<boolean>;
}

const causes: Record<string, () => Promise<Cause>> = {
  async dispute() {
    const { exchange, disputeId } = await anAnsweredDispute(test);
    const state = db.selectFrom('disputes').select('state').where('id', '=', disputeId);
    return {
      url: `/api/admin/disputes/${disputeId}`,
      row: sql`select id from review_exchanges where id = ${exchange.id} for update`,
      decision: { outcome: 'upheld', text: 'Unter dem Link steht keine Review.' },
      isOpen: async () => (await state.executeTakeFirstOrThrow()).state === 'open',
    };
  },
  async report() {
    const { report } = await aReport(test);
    const state = db.selectFrom('reports').select('status').where('id', '=', report.id);
    return {
      url: `/api/admin/reports/${report.id}`,
      row: sql`select id from reports where id = ${report.id} for update`,
      decision: { status: 'dismissed', note: 'Nichts daran.' },
      isOpen: async () => (await state.executeTakeFirstOrThrow()).status === 'pending',
    };
  },
  async 'held account'() {
    const { member } = await test.signIn();
    const { id } = await db
      .insertInto('ring_cases')
      .values({ member_id: member.id, score: 80, evidence: '[]', pairs: '[]', opened_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const state = db.selectFrom('ring_cases').select('state').where('id', '=', id);
    return {
      url: `/api/admin/rings/${id}`,
      row: sql`select id from ring_cases where id = ${id} for update`,
      decision: { outcome: 'released', text: 'Alles gut.' },
      isOpen: async () => (await state.executeTakeFirstOrThrow()).state === 'open',
    };
  },
};

const ends: Record<
  string,
  { code: string; end: (boss: SignedInClient, id: string) => Promise<{ statusCode: number }> }
> = {
  'is banned': {
    code: 'UNAUTHORIZED',
    end: (boss, id) => boss.patch(`/api/admin/users/${id}/status`, { status: 'banned', reason: 'Missbrauch' }),
  },
  'loses the role': {
    code: 'UNAUTHORIZED',
    end: (boss, id) => boss.patch(`/api/admin/users/${id}/role`, { adminRole: null, reason: 'Anderes Amt' }),
  },
  'gets another role': {
    code: 'FORBIDDEN',
    end: (boss, id) => boss.patch(`/api/admin/users/${id}/role`, { adminRole: 'support_agent' }),
  },
  'acts no more': {
    code: 'FORBIDDEN',
    end: (boss, id) => boss.patch(`/api/admin/users/${id}/status`, { status: 'inactive', reason: 'Auszeit' }),
  },
};

describe('a moderator whose decision waits', { skip }, () => {
  for (const [what, aCause] of Object.entries(causes))
    for (const [how, { code, end }] of Object.entries(ends))
      it(`and who ${how} meanwhile decides no ${what}`, async () => {
        const { url, row, decision, isOpen } = await aCause();
        const [moderator, boss] = [await anAdmin(test, 'content_moderator'), await anAdmin(test, 'super_admin')];
        const [decided, ended] = await inTurn(
          test,
          row,
          () => moderator.patch(url, decision),
          () => end(boss, moderator.member.id),
        );
        expect([ended.statusCode, decided.json().code]).toEqual([200, code]);
        expect(await isOpen()).toBe(true);
        const looks = db.selectFrom('audit_log').select('action').where('actor_id', '=', moderator.member.id);
        expect(await looks.execute()).toEqual([]);
        const other = await anAdmin(test, 'content_moderator');
        expect((await other.patch(url, decision)).statusCode).toBe(200);
      });
});
