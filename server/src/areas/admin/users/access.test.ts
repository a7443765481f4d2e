import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { type AnyEndpoint, urlOf } from '@rezenso/contract/endpoint';
import { adminRoles } from '@rezenso/contract/vocabulary';
import { aRegistry } from '@rezenso/releases/testing';
import { expect } from 'expect';
import type { InjectOptions } from 'fastify';
import { type Caller, callerOf } from '../../../../testing/factories/admin.ts';
import { anAnsweredDispute } from '../../../../testing/factories/disputes.ts';
import { aReport, aReportedMessage, aReportedPage } from '../../../../testing/factories/reports.ts';
import { askSupport } from '../../../../testing/factories/support.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-access-'));
const test = await startTestApp({ env: { DATA_DIR: dataDir } });
const endpoints = allEndpoints.filter(({ endpoint }) => endpoint.access === 'admin');
const callers: readonly Caller[] = ['visitor', 'member', 'colleague', ...adminRoles];

/** What each call needs to succeed; calls without an entry need nothing. */
const needs: Record<string, () => Promise<{ params?: Record<string, string>; body?: object }>> = {
  getAdminUser: async () => ({ params: await aTarget() }),
  setUserStatus: async () => ({ params: await aTarget(), body: { status: 'inactive' } }),
  setUserRole: async () => ({ params: await aTarget(), body: { adminRole: 'support_agent' } }),
  endUserSessions: async () => ({ params: await aTarget(), body: { reason: 'Gerät verloren' } }),
  getAdminReport: async () => ({ params: await aCase() }),
  changeAdminModule: async () => ({
    params: await aModule(),
    body: { action: 'pause', version: null, reason: 'Tests' },
  }),
  viewReportedMessages: async () => ({ params: { id: (await aReportedMessage(test)).report.id } }),
  setReportedPage: async () => ({
    params: { id: (await aReportedPage(test)).report.id },
    body: { isHidden: true, reason: 'page_insult', text: 'Bitte nimm das heraus.' },
  }),
  getAdminDispute: async () => ({ params: await aDisputed() }),
  decideDispute: async () => ({ params: await aDisputed(), body: { outcome: 'rejected', text: 'Steht dort.' } }),
  getAdminRingCase: async () => ({ params: await aHeldAccount() }),
  decideRingCase: async () => ({ params: await aHeldAccount(), body: { outcome: 'released', text: 'Ein Haus.' } }),
  getAdminSupport: async () => ({ params: await aRequest() }),
  answerSupport: async () => ({
    params: await aRequest(),
    body: { id: randomUUID(), text: 'Gern geschehen.', seen: 1 },
  }),
  assignSupport: async () => ({ params: await aRequest(), body: { isMine: true, seenAssignee: null } }),
  closeSupport: async () => ({ params: await aRequest(), body: { seen: 1 } }),
  closeReport: async () => ({ params: await aCase(), body: { status: 'dismissed', note: 'Kein Verstoß.' } }),
};

describe('every call of the admin area, for every kind of caller', () => {
  it('is in the matrix, with what it needs', () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(10);
    const needy = endpoints.filter(({ endpoint }) => endpoint.params || endpoint.body).map(({ name }) => name);
    expect(Object.keys(needs).sort()).toEqual(needy.sort());
  });

  for (const { name, endpoint } of endpoints) {
    for (const caller of callers) {
      const expected = expectedStatus(caller, endpoint);
      it(`answers ${expected} to ${name} by ${caller}`, async () => {
        const { params, body } = (await needs[name]?.()) ?? {};
        const client = await callerOf(test, caller);
        const answer = await client.send(requestOf(endpoint, params, body));
        expect(answer.statusCode).toBe(expected);
        if (expected !== 200) expect(answer.json().code).toBe(expected === 401 ? 'UNAUTHORIZED' : 'FORBIDDEN');
      });
    }
  }
});

describe('the roles of design.md', () => {
  it('open to each role exactly its calls', () => {
    const openTo = (role: string) =>
      endpoints.filter(({ endpoint }) => endpoint.roles?.some((one) => one === role)).map(({ name }) => name);
    expect(openTo('user_manager').sort()).toEqual([
      'endUserSessions',
      'getAdminUser',
      'listAdminUsers',
      'setUserStatus',
    ]);
    expect(openTo('content_moderator').sort()).toEqual([
      'closeReport',
      'decideDispute',
      'decideRingCase',
      'getAdminDispute',
      'getAdminReport',
      'getAdminRingCase',
      'listAdminDisputes',
      'listAdminReports',
      'listAdminRingCases',
      'setReportedPage',
      'viewReportedMessages',
    ]);
    expect(openTo('support_agent').sort()).toEqual([
      'answerSupport',
      'assignSupport',
      'closeSupport',
      'getAdminDispute',
      'getAdminReport',
      'getAdminRingCase',
      'getAdminSupport',
      'getAdminUser',
      'listAdminDisputes',
      'listAdminReports',
      'listAdminRingCases',
      'listAdminSupport',
      'listAdminUsers',
    ]);
    expect(openTo('analytics_manager')).toEqual(expect.arrayContaining(['getAdminStats', 'getAdminTrends']));
  });
});

function expectedStatus(caller: Caller, { roles }: AnyEndpoint): 200 | 401 | 403 {
  if (caller === 'visitor') return 401;
  if (caller === 'super_admin') return 200;
  return roles?.some((role) => role === caller) ? 200 : 403;
}

function requestOf(endpoint: AnyEndpoint, params = {}, body?: object): InjectOptions {
  const headers = { origin: test.core.env.publicOrigin };
  return { method: endpoint.method, url: urlOf(endpoint, { params }), headers, ...(body && { payload: body }) };
}

async function aTarget(): Promise<{ id: string }> {
  const { id } = await test.aCompleteMember();
  return { id };
}

async function aModule(): Promise<{ name: string }> {
  await mkdir(path.join(dataDir, 'releases'), { recursive: true });
  await writeFile(path.join(dataDir, 'releases/registry.json'), JSON.stringify(aRegistry('1.0.0')));
  return { name: 'mf-x' };
}

async function aRequest(): Promise<{ id: string }> {
  return { id: await askSupport(await test.signIn()) };
}

async function aHeldAccount(): Promise<{ id: string }> {
  const { member } = await test.signIn({ ring_level: 'hold' });
  return test.db
    .insertInto('ring_cases')
    .values({ member_id: member.id, score: 70, evidence: '[]', pairs: '[]', opened_at: test.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function aDisputed(): Promise<{ id: string }> {
  return { id: (await anAnsweredDispute(test)).disputeId };
}

async function aCase(): Promise<{ id: string }> {
  const { report } = await aReport(test);
  return { id: report.id };
}
