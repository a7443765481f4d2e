import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { type AnyEndpoint, urlOf } from '@rezenso/contract/endpoint';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { features } from '../areas/index.ts';
import type { App } from './request-types.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-odd-'));
const secretText = '[core] repositoryformatversion';
for (const folder of ['.git', 'releases/.git', 'releases/mf-x/.git', 'releases/mf-x/1.0.0/.git']) {
  await mkdir(path.join(dataDir, folder), { recursive: true });
  await writeFile(path.join(dataDir, folder, 'config'), secretText);
}
const test = await startTestApp({ env: { DATA_DIR: dataDir }, features: [echo, ...features] });

describe('what is encoded twice', () => {
  it('is decoded once, in addresses and in their parameters', async () => {
    const { params, query } = (await test.visitor.get('/echo/%2541nna?text=%2541nna%2520%2526')).json();
    expect([params.name, query.text]).toEqual(['%41nna', '%41nna%20%26']);
  });

  it('names nothing that its decoded form does', async () => {
    const eva = await test.signIn();
    expect((await eva.get('/api/profile')).statusCode).toBe(200);
    for (const url of ['/api/%2570rofile', '/%2561pi/profile', '/api%252fprofile', '/api/profile%253fx'])
      expect([url, (await eva.get(url)).headers['x-account']]).toEqual([url, undefined]);
  });

  it('leads out of no folder', async () => {
    for (const dots of ['%252e%252e', '..%252f..', '%252e%252e%255c', '%25252e%25252e']) {
      const { statusCode, body } = await test.visitor.get(`/releases/mf-x/1.0.0/${dots}/.git/config`);
      expect([dots, statusCode, body.includes(secretText)]).toEqual([dots, 404, false]);
    }
  });
});

describe('a repository', () => {
  it('is shown to nobody, wherever one lies', async () => {
    for (const folder of ['', '/releases', '/releases/mf-x', '/releases/mf-x/1.0.0', '/releases/mf-x/files'])
      for (const git of ['/.git/config', '/.git/', '/.git', '/%2egit/config', '/%252egit/config', '//.git/config']) {
        const { statusCode, body } = await test.visitor.get(`${folder}${git}`);
        expect([folder, git, statusCode >= 400, body.includes(secretText)]).toEqual([folder, git, true, false]);
      }
  });
});

describe('a parameter that is named twice', () => {
  const asked = allEndpoints.flatMap(({ name, endpoint }) =>
    parametersOf(endpoint).map((parameter) => [`${name}.${parameter}`, endpoint, parameter] as const),
  );

  it('is looked at wherever calls have parameters', () => expect(asked.length).toBeGreaterThan(20));

  for (const [name, endpoint, parameter] of asked)
    it(`is refused: ${name}`, async () => {
      const admin = await test.signIn({ admin_role: 'super_admin' });
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, one = '']) => [one, anId]));
      const url = `${urlOf({ path: endpoint.path }, { params })}?${parameter}=1&${parameter}=2`;
      const answer = await admin.send({ method: endpoint.method, url, headers: { origin: 'http://localhost:3000' } });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(JSON.stringify(answer.json().details)).toContain(parameter);
    });
});

const anId = '00000000-0000-4000-8000-000000000000';

function parametersOf({ query }: AnyEndpoint): string[] {
  return query && 'shape' in query && typeof query.shape === 'object' ? Object.keys(query.shape ?? {}) : [];
}

function echo(app: App): void {
  app.get('/echo/:name', async ({ params, query }) => ({ params, query }));
}
