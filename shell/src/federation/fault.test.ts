import { AreaFault, faultOf, faultWhileShown } from './fault.ts';

const entry = '/releases/mf-x/1/entry.js';

it.each([
  ['a script that took too long', Object.assign(new Error('late'), { type: 'timeout' }), 'timeout'],
  ['an entry that took too long', new Error('RUNTIME-008 … timed out.'), 'timeout'],
  ['an entry that throws', new Error('RUNTIME-008 … ScriptExecutionError: x is not defined'), 'evaluation'],
  ['an entry that leaves no container', new Error('#RUNTIME-001'), 'not-script'],
  ['a chunk that brings nothing', chunkError('missing'), 'not-script'],
  ['a missing singleton', new Error("Can not get 'react'"), 'contract'],
  ['a singleton in another version', new Error('Version 19 … does not satisfy the requirement'), 'contract'],
  ['anything else thrown', new TypeError('x is not a function'), 'evaluation'],
])('%s', async (_, error, kind) => {
  expect(await faultOf(error, 'mf-x', '1', entry)).toMatchObject({ kind, module: 'mf-x', version: '1' });
});

it.each([
  ['http', async () => new Response('', { status: 404 })],
  ['not-script', async () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
  ['integrity', async () => new Response('let', { headers: { 'content-type': 'text/javascript' } })],
  ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['timeout', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
] as const)('looks at a refused script to tell: %s', async (kind, respond) => {
  globalThis.fetch = respond;
  expect(await faultOf(chunkError('error'), 'mf-x', '1', entry)).toMatchObject({ kind });
  expect(await faultOf(new Error('RUNTIME-008'), 'mf-x', '1', entry)).toMatchObject({ kind });
});

it('leaves a known fault as it is', async () => {
  const fault = new AreaFault('contract', 'mf-x', 'none');
  expect(await faultOf(fault, 'mf-y', '1', entry)).toBe(fault);
});

function chunkError(type: string): Error {
  return Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type, request: '/chunk.js' });
}

it.each([
  [new Error('kaputt'), 'render'],
  [Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'error' }), 'network'],
  [Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'timeout' }), 'timeout'],
  [Object.assign(new Error('again'), { name: 'RenderLoop' }), 'loop'],
  [Object.assign(new Error('for ever'), { name: 'EndlessSuspense' }), 'stuck'],
  ['kein Fehler', 'render'],
])('tells code that threw from a part that did not arrive: %s is %s', (error, kind) => {
  expect(faultWhileShown(error, 'mf-x', '1.0.0')).toMatchObject({ kind, module: 'mf-x', version: '1.0.0' });
});
