import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startTestApp();
const names = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

describe('the contract', () => {
  it('has a handler for every call', () => {
    expect(names.filter((name) => !test.app.bound.has(name))).toEqual([]);
  });

  it('names every call that the server has a handler for', () => {
    expect([...test.app.bound].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is closed to visitors wherever it says so', async () => {
    const closed = allEndpoints.filter(({ endpoint }) => endpoint.access !== 'public');
    expect(closed.length).toBeGreaterThan(2);
    for (const { endpoint } of closed) {
      const url = endpoint.path.replace(/:\w+/g, '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11');
      const answer = await test.visitor.send({ method: endpoint.method, url });
      expect([nameOf(endpoint), answer.statusCode]).toEqual([nameOf(endpoint), 401]);
    }
  });
});

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}
