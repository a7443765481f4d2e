import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type ContractSurface, contractBreaks, contractSurface, type EndpointSurface } from './contract-surface.ts';
import type { JsonSchema } from './json-schema.ts';

const text = { type: 'string', minLength: 1, maxLength: 10 };
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const before: EndpointSurface = {
  access: 'authenticated',
  roles: [],
  query: object({ page: { type: 'integer', minimum: 1, maximum: 100 } }, []),
  body: object({ name: text, kind: { enum: ['a', 'b'] }, note: { type: ['string', 'null'] } }, ['name', 'kind']),
  answer: object({ id: { type: 'string' }, rating: { type: 'number' }, state: { enum: ['open', 'done'] } }),
};
const bodyWith = (properties: Record<string, JsonSchema>, required: string[]): Partial<EndpointSurface> => ({
  body: object({ ...before.body?.properties, ...properties }, required),
});
const answerWith = (properties: Record<string, JsonSchema>, required: string[]): Partial<EndpointSurface> => ({
  answer: object({ ...before.answer.properties, ...properties }, required),
});

describe('a change of the contract breaks', () => {
  const cases: [title: string, changed: Partial<EndpointSurface>, reason: string][] = [
    ['for a stricter access', { access: 'admin' }, 'access: admin instead of authenticated'],
    ['for a new required field', bodyWith({ city: text }, ['name', 'kind', 'city']), 'body.city: may be missing'],
    ['for a field that becomes required', bodyWith({}, ['name', 'kind', 'note']), 'body.note: may be missing'],
    [
      'for a field that is no longer read',
      { body: object({ kind: { enum: ['a', 'b'] }, note: { type: ['string', 'null'] } }, ['kind']) },
      'body.name: is no longer read',
    ],
    [
      'for a shorter text',
      bodyWith({ name: { ...text, maxLength: 5 } }, ['name', 'kind']),
      'body.name: maxLength 10 against 5',
    ],
    [
      'for a value that is no longer taken',
      bodyWith({ kind: { enum: ['a'] } }, ['name', 'kind']),
      'body.kind: "b" is none of "a"',
    ],
    [
      'for null that is no longer taken',
      bodyWith({ note: { type: 'string' } }, ['name', 'kind']),
      'body.note: null instead of string',
    ],
    [
      'for a smaller page',
      { query: object({ page: { type: 'integer', minimum: 1, maximum: 50 } }, []) },
      'query.page: maximum 100 against 50',
    ],
    [
      'for an answer without a field',
      { answer: object({ id: { type: 'string' }, rating: { type: 'number' } }) },
      'answer.state: may be missing',
    ],
    [
      'for an answer that may be null',
      answerWith({ id: { type: ['string', 'null'] } }, ['id', 'rating', 'state']),
      'answer.id: null instead of string',
    ],
    [
      'for an answer with a new value',
      answerWith({ state: { enum: ['open', 'done', 'lost'] } }, ['id', 'rating', 'state']),
      'answer.state: "lost" is none of "open", "done"',
    ],
    [
      'for an answer of another type',
      answerWith({ rating: { type: 'string' } }, ['id', 'rating', 'state']),
      'answer.rating: string instead of number',
    ],
  ];
  for (const [title, changed, reason] of cases)
    it(title, () => {
      expect(contractBreaks(surface(before), surface({ ...before, ...changed }))).toEqual([`GET /api/x  ${reason}`]);
    });

  it('for anything that nobody taught it to compare', () => {
    const oneOf = (...types: string[]) =>
      answerWith({ id: { oneOf: types.map((type) => ({ type })) } as JsonSchema }, []);
    const was = { ...before, ...oneOf('string') };
    expect(contractBreaks(surface(was), surface(was))).toEqual([]);
    expect(contractBreaks(surface(was), surface({ ...before, ...oneOf('string', 'null') }))).toEqual([
      'GET /api/x  answer.id: changed, and "oneOf" cannot be compared',
    ]);
  });

  it('when an endpoint goes', () => {
    expect(contractBreaks(surface(before), {})).toEqual(['GET /api/x is gone']);
  });

  it('for a role of admins that may not call it any more', () => {
    const forAdmins = { ...before, access: 'admin', roles: ['support_agent', 'user_manager'] };
    const forFewer = { ...forAdmins, roles: ['user_manager'] };
    expect(contractBreaks(surface(forAdmins), surface(forFewer))).toEqual([
      'GET /api/x  access: support_agent may not call it any more',
    ]);
  });
});

describe('a change of the contract breaks nobody', () => {
  const cases: [title: string, changed: Partial<EndpointSurface>][] = [
    ['when more people may call', { access: 'public' }],
    ['with a new optional field', bodyWith({ city: text }, ['name', 'kind'])],
    ['with a longer text', bodyWith({ name: { ...text, maxLength: 20 } }, ['name', 'kind'])],
    ['with another value that is taken', bodyWith({ kind: { enum: ['a', 'b', 'c'] } }, ['name', 'kind'])],
    ['with a field that may be left out', bodyWith({}, ['name'])],
    ['with a new field in the answer', answerWith({ more: text }, ['id', 'rating', 'state', 'more'])],
    ['with whole numbers where numbers were', answerWith({ rating: { type: 'integer' } }, ['id', 'rating', 'state'])],
    ['with fewer values in the answer', answerWith({ state: { enum: ['open'] } }, ['id', 'rating', 'state'])],
  ];
  for (const [title, changed] of cases)
    it(title, () => {
      expect(contractBreaks(surface(before), surface({ ...before, ...changed }))).toEqual([]);
    });

  it('when nothing changes at all, in the whole real contract', () => {
    const real = contractSurface();
    expect(Object.keys(real).length).toBeGreaterThan(40);
    expect(contractBreaks(real, contractSurface())).toEqual([]);
  });
});

function surface(endpoint: EndpointSurface): ContractSurface {
  return { 'GET /api/x': endpoint };
}
