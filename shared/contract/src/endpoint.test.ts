import fc from 'fast-check';
import { allEndpoints } from './all-endpoints.ts';
import { urlOf } from './endpoint.ts';

const steps = ['.', '..'];
const texts = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !steps.includes(text));
const values = fc.oneof(texts, fc.integer());

it('carries whatever stands in the path, so that the server reads the same and no other path is met', () => {
  fc.assert(
    fc.property(values, values, (id, part) => {
      const { pathname, search, hash } = urlAt(urlOf({ path: '/api/:id/x/:part' }, { params: { id, part } }));
      const [, api, first, x, second, ...more] = pathname.split('/');
      expect([api, decodeURIComponent(first ?? ''), x, decodeURIComponent(second ?? '')]).toEqual([
        'api',
        String(id),
        'x',
        String(part),
      ]);
      expect([more, search, hash]).toEqual([[], '', '']);
    }),
    { numRuns: 200, examples: [['a/b?c#d', '%2F']] },
  );
});

it.each(steps)('meets no other path by %p, which browsers take for a step', (id) => {
  const { pathname } = urlAt(urlOf({ path: '/api/platforms/:id' }, { params: { id } }));
  expect(pathname).toMatch(/^\/api\/platforms\/[^/]+$/);
});

it('carries whatever stands in the query, and leaves out what is not given', () => {
  fc.assert(
    fc.property(values, values, (search, page) => {
      const url = urlAt(urlOf({ path: '/api/users' }, { query: { search, page, none: undefined, nothing: null } }));
      expect([...url.searchParams]).toEqual([
        ['search', String(search)],
        ['page', String(page)],
      ]);
    }),
    { numRuns: 200 },
  );
});

it.each([undefined, null, ''])('refuses to build an address around %p', (id) => {
  expect(() => urlOf({ path: '/api/matches/:id' }, { params: { id } })).toThrow(
    '/api/matches/:id needs a value for id',
  );
});

it('keeps a nought and a no in path and query', () => {
  expect(urlOf({ path: '/api/:id' }, { params: { id: 0 }, query: { isOpen: false } })).toBe('/api/0?isOpen=false');
});

describe('the declared calls', () => {
  it.each(allEndpoints.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s reads without a body, says what it does, and what it changes unless it reads',
    (_, { method, body, path, summary, changes }) => {
      if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
      expect(changes === undefined).toBe(method === 'GET');
      expect(path).toMatch(/^\/api(?:\/(?::[a-z][A-Za-z]*|[a-z]+(?:-[a-z]+)*))+$/);
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
    },
  );

  it('guards everything under /api/admin by a role, and nothing else there', () => {
    for (const { endpoint } of allEndpoints)
      expect([endpoint.path, endpoint.path.startsWith('/api/admin/')]).toEqual([
        endpoint.path,
        endpoint.access === 'admin',
      ]);
  });

  it('leaves only these calls to everybody', () => {
    const open = allEndpoints.filter(({ endpoint }) => endpoint.access === 'public').map(({ name }) => name);
    expect(open.sort()).toEqual([
      'acceptInvitation',
      'askPasskeySignIn',
      'confirmEmailChange',
      'describeEmailChange',
      'describeInvitation',
      'describeMagicLink',
      'describeUnsubscribe',
      'devBypass',
      'receiveStripeEvent',
      'reportClientError',
      'requestMagicLink',
      'searchHelp',
      'signInWithPasskey',
      'unsubscribe',
      'verifyMagicLink',
    ]);
  });
});

function urlAt(path: string): URL {
  // Not by `new URL(path, base)` alone: a path of two slashes would name another host.
  const url = new URL(`https://rezenso.example${path}`);
  expect(url.host).toBe('rezenso.example');
  return url;
}
