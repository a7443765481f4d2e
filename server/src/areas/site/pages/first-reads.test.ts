import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import type { CurrentMember } from '../../../access/current-member.ts';
import { firstReadsAddress, readsFor } from './first-reads.ts';

const test = await startTestApp();

const anna: CurrentMember = {
  id: 'anna',
  personId: null,
  email: 'anna@example.de',
  firstName: 'Anna',
  lastName: null,
  companyName: null,
  status: 'active',
  adminRole: null,
  profileCompletedAt: null,
  isHeld: false,
  language: null,
  provenAt: null,
  mustProve: false,
  isFresh: true,
  sessionHash: 'x',
  sessionEndsAt: new Date(0),
};

it('asks what this server answers, and nothing else that a manifest may name', () => {
  const named = ['/api/matches', '/api/of-a-newer-server', '/api/matches/potential?limit=x', '//evil.example/api'];
  expect(readsFor(anna, named)).toEqual(['/api/matches']);
});

it('asks for an admin only what the role may see', () => {
  const named = ['/api/admin/stats', '/api/admin/modules', '/api/matches'];
  expect(readsFor(anna, named)).toEqual(['/api/matches']);
  expect(readsFor({ ...anna, adminRole: 'super_admin' }, named)).toEqual(named);
  expect(readsFor({ ...anna, adminRole: 'super_admin', status: 'banned' }, named)).toEqual(['/api/matches']);
});

describe('several reads at once', () => {
  it('are answered line by line as each would be by itself, to nobody else and kept nowhere', async () => {
    const client = await test.signIn();
    const reads = ['/api/profile', '/api/matches/potential?limit=20', '/api/reviews'];
    const answer = await client.get(firstReadsAddress(reads));
    const alone = await Promise.all(reads.map((read) => client.get(read)));
    expect(answer.body.split('\n')).toEqual(alone.map(({ body }) => body));
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-account': client.member.id });
  });

  it('leave an empty line for one that is refused, fails or is no read, and answer the others', async () => {
    const client = await test.signIn();
    const reads = ['/api/admin/stats', '/api/logout', '/api/first-reads?read=/api/profile', '/api/reviews?limit=x'];
    const answer = await client.get(firstReadsAddress([...reads, '/api/reviews', 'https://evil.example/api/reviews']));
    expect([answer.statusCode, answer.body]).toEqual([200, '\n\n\n\n[]\n']);
    expect((await client.get('/api/profile')).statusCode).toBe(200);
  });

  it('are a page of reads and no more', async () => {
    const client = await test.signIn();
    const answer = await client.get(firstReadsAddress(Array(40).fill('/api/reviews')));
    expect(answer.body.split('\n')).toEqual(Array(16).fill('[]'));
  });

  it('are refused without a session', async () => {
    expect((await test.visitor.get(firstReadsAddress(['/api/reviews']))).statusCode).toBe(401);
    expect((await test.visitor.get(firstReadsAddress([]))).statusCode).toBe(401);
  });
});
