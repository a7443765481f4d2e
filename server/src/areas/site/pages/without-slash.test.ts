import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { withoutSlash } from './without-slash.ts';

const find = withoutSlash(
  new Set(['GET /u/:name', 'GET /hilfe', 'GET /api/profile', 'POST /melden', 'GET /x.y', 'GET /*']),
);

describe('an address that ends with a slash', () => {
  it('means the same without it where something answers', () => {
    expect(['/u/anna/', '/u/anna//', '/hilfe/', '/x.y/'].map(find)).toEqual(['/u/anna', '/u/anna', '/hilfe', '/x.y']);
  });

  it('is left alone where nothing does, or where calls do', () => {
    const left = ['/', '//', '/u/anna', '/u/', '/u/anna/b/', '/api/profile/', '/melden/', '/xzy/', '//evil.example/'];
    expect(left.map(find)).toEqual(left.map(() => undefined));
  });

  it('leads there in the browser, with what stands behind the question mark', async () => {
    const test = await startTestApp();
    const answer = await test.visitor.get('/hilfe/?q=rechnung');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/hilfe?q=rechnung']);
    expect((await test.visitor.get('/status/')).headers.location).toBe('/status');
  });
});
