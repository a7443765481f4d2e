import { it } from 'node:test';
import { contractHeader, contractVersion } from '@rezenso/contract/contract-version';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startTestApp();

it('every answer names the version of the contract that this server speaks, refusals and odd addresses included', async () => {
  const answers = [
    await test.visitor.get('/api/auth/user'),
    await test.visitor.get('/api/matches'),
    await test.visitor.get('/api/nothing-here'),
    await test.visitor.get('/api/%'),
    await test.visitor.post('/api/client-errors', { kind: 'mood' }),
    await test.visitor.get('/registry.json'),
  ];
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect(statuses.size).toBeGreaterThan(3);
  expect(answers.map(({ headers }) => headers[contractHeader])).toEqual(answers.map(() => contractVersion));
});
