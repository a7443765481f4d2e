import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { markImage } from '../../../paper/colours.ts';

const test = await startTestApp();

describe('the reference of the API', () => {
  it('describes every call of the contract, with what it takes and answers', async () => {
    const document = (await test.visitor.get('/api/docs/json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const { endpoint, name } of allEndpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
      expect(operation.responses['200'].content['application/json'].schema).toBeDefined();
      expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body));
    }
  });

  it('names the errors of a call', async () => {
    const document = (await test.visitor.get('/api/docs/json')).json();
    const { responses } = document.paths['/api/auth/magic-link/verify'].post;
    expect(responses['410'].description).toContain('LINK_EXPIRED');
    expect(responses['410'].description).toContain('LINK_USED');
  });

  it('says which reads a call makes stale, and that changes can be followed as a stream', async () => {
    const { paths } = (await test.visitor.get('/api/docs/json')).json();
    const { headers } = paths['/api/matches/{id}/accept'].put.responses['200'];
    expect(headers['x-stale'].description).toContain('/api/matches/pages, /api/tasks, /api/conversations');
    expect(paths['/api/matches'].get.responses['200'].headers).toBeUndefined();
    const { content } = paths['/api/live'].get.responses['200'];
    expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream']);
  });

  it('names the steps that a call can stream', async () => {
    const { paths } = (await test.visitor.get('/api/docs/json')).json();
    const { content } = paths['/api/analyze-website'].post.responses['200'];
    expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream']);
    const { description } = content['text/event-stream'].schema;
    expect(description).toContain('resolving, fetching, reading, classifying');
    expect(paths['/api/reviews/analyze'].post.responses['200'].content['text/event-stream']).toBeUndefined();
  });

  it('can be browsed under a policy that lets only the scripts of this answer run', async () => {
    const page = await test.visitor.get('/api/docs');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    const nonce = policy.match(/script-src 'nonce-([\w-]{22})' 'strict-dynamic';/)?.[1];
    const scripts = page.body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((script) => !script.includes(` nonce="${nonce}"`))).toEqual([]);
    expect(page.headers['content-security-policy']).toContain("style-src 'self';");
    expect(page.body.match(/<meta name="viewport"/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| style=/);
    const initializer = (await test.visitor.get('/api/docs/static/swagger-initializer.js')).body;
    expect(initializer).toContain(Buffer.from(markImage).toString('base64'));
    const script = page.body.match(/src="([^"]*swagger-initializer\.js)"/)?.[1] ?? '';
    expect((await test.visitor.get(new URL(script, 'http://x/api/docs/').pathname)).statusCode).toBe(200);
  });
});
