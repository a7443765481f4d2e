import { getCurrentUser } from '@rezenso/contract/auth';
import { contractVersion } from '@rezenso/contract/contract-version';
import { act, renderHook } from '@testing-library/react';
import { ApiError, ContractViolation } from './api-error.ts';
import { call } from './call.ts';
import { messageOf } from './message-of.ts';
import { newVersionOf, useNewVersion } from './new-version.ts';
import { serverAge } from './server-contract.ts';

beforeEach(() => sessionStorage.clear());

const major = Number.parseInt(contractVersion, 10);
const [newer, older] = [`${major + 1}.0.0`, `${major - 1}.9.0`];

/** A call as a module's bundle carries it. */
function callOf(module: string) {
  return { ...getCurrentUser, carrier: { module, version: '1.4.0-abcd1234', contract: contractVersion } };
}

it.each([
  [contractVersion, 'fits'],
  [newer, 'newer'],
  [older, 'older'],
] as const)('tells a server that speaks %s from the build: %s', async (spoken, age) => {
  await answered(spoken, {}, { status: 401 });
  expect(serverAge()).toBe(age);
});

it('offers to reload as soon as any answer names a contract that has moved on, before anything fails', async () => {
  const { result } = renderHook(useNewVersion);
  await answered(newer, {}, { status: 401 });
  expect(result.current).toBe(true);
});

it.each([
  [404, 'NOT_FOUND'],
  [400, 'VALIDATION_FAILED'],
  [405, undefined],
  [409, 'MATCH_IS_A_TEAM_MATCH_NOW'],
  [410, 'CALL_GONE'],
  [410, undefined],
])(
  'says that there is a new version when a newer server does not know the call any more: %s %s',
  async (status, code) => {
    const error = await answered(newer, { message: 'Nicht gefunden', code }, { status });
    expect(error).toBeInstanceOf(ContractViolation);
    expect(messageOf(error, 'Bitte prüfe deine Verbindung.')).toMatch(/^Es gibt eine neue Version/);
    expect(newVersionOf(error)).toMatchObject({ canReload: true });
  },
);

it('leaves what a newer server refuses for reasons of its own as it says it', async () => {
  for (const [status, code] of [
    [401, 'UNAUTHORIZED'],
    [404, 'MATCH_NOT_FOUND'],
    [402, 'PLAN_LIMIT_REACHED'],
  ] as const) {
    const error = await answered(newer, { message: 'Nein.', code }, { status });
    expect([error instanceof ApiError, messageOf(error, '')]).toEqual([true, 'Nein.']);
  }
});

it('leaves what a newer server refuses with a code of the call as it says it, and any code of a server that fits', async () => {
  const knowing = { ...callOf('mf-x'), errors: ['MATCH_ALREADY_OPEN' as const] };
  for (const [spoken, code] of [
    [newer, 'MATCH_ALREADY_OPEN'],
    [contractVersion, 'LATER_CODE'],
  ] as const) {
    const error = await answered(spoken, { message: 'Nein.', code }, { status: 409 }, () => {}, 'mf-x', knowing);
    expect([error instanceof ApiError, messageOf(error, '')]).toEqual([true, 'Nein.']);
  }
});

it('reports a page in place of an answer, for people as no connection, and as a new version where the server is newer', async () => {
  const reported: unknown[] = [];
  const ask = (spoken: string) => answered(spoken, '<!doctype html>', {}, (body) => reported.push(body), 'mf-paged');
  const error = await ask(contractVersion);
  expect([error instanceof ApiError, messageOf(error, 'sonst')]).toEqual([true, 'sonst']);
  expect(reported).toEqual([
    expect.objectContaining({
      module: 'mf-paged',
      kind: 'answer',
      call: 'GET /api/auth/user',
      field: '',
      message: 'GET /api/auth/user answered a page in place of its answer',
    }),
  ]);
  expect(messageOf(await ask(newer), 'sonst')).toMatch(/^Es gibt eine neue Version/);
});

it('calls an answer off its contract what it is when the server is of this very version, or older', async () => {
  for (const spoken of [contractVersion, older]) {
    const error = await answered(spoken, { from: 'nowhere' });
    expect(newVersionOf(error)).toMatchObject({ title: 'Das hat gerade nicht geklappt', canReload: false });
    expect(messageOf(error, '')).toMatch(/^Der Server antwortet anders/);
  }
});

it('reports an answer that cannot be read with module, call and field, each only once', async () => {
  const reported: unknown[] = [];
  const ask = () => answered(contractVersion, { id: 7 }, {}, (body) => reported.push(body), 'mf-told');
  await ask();
  await ask();
  expect(reported).toEqual([
    expect.objectContaining({
      module: 'mf-told',
      version: '1.4.0-abcd1234',
      kind: 'answer',
      call: 'GET /api/auth/user',
      field: 'id',
    }),
  ]);
});

it('judges a server by the contract of the module that asks, which may be older than the page', async () => {
  const endpoint = { ...callOf('mf-old'), carrier: { ...callOf('mf-old').carrier, contract: older } };
  const error = await answered(contractVersion, { from: 'another version' }, {}, () => {}, 'mf-old', endpoint);
  expect(newVersionOf(error)).toMatchObject({ canReload: true });
});

/** Makes a call that is answered so. @returns what it failed with */
async function answered(
  spoken: string,
  body: unknown,
  { status = 200 } = {},
  tell: (body: unknown) => void = () => {},
  module = 'mf-x',
  endpoint = callOf(module),
): Promise<unknown> {
  globalThis.fetch = async (input, init) => {
    if (String(input).includes('client-errors')) tell(JSON.parse(String(init?.body)));
    const headers = { 'x-contract-version': spoken };
    if (typeof body === 'string')
      return new Response(body, { status, headers: { ...headers, 'content-type': 'text/html' } });
    return Response.json(body, { status, headers });
  };
  return act(() =>
    call(endpoint).then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
}
