import { runAs } from '../testing/module-code.ts';
import { recordedStacks as recorded } from '../testing/recorded-stacks.ts';
import { callerIn, moduleIn, scriptCalling } from './module-script.ts';

it.each([
  ['http://localhost/releases/mf-x/1.0.0-abc/entry.js', { module: 'mf-x', version: '1.0.0-abc', script: 'entry.js' }],
  [
    'http://localhost:3000/releases/mf-x/override/page.js?attempt=1',
    { module: 'mf-x', version: 'override', script: 'page.js' },
  ],
  ['at f (http://h/releases/mf-x/files/7.0a1b.js?attempt=1:3:4)', { module: 'mf-x', script: '7.0a1b.js' }],
  [
    'Error: x\n at f (http://h/releases/shell/1/s.js:1:1)\n at g (http://h/releases/mf-y/2/p.js:3:4)',
    { module: 'mf-y', version: '2', script: 'p.js' },
  ],
  ['http://localhost/releases/shell/1.0.0/shell.js', undefined],
  ['https://js.stripe.com/v3', undefined],
  ['', undefined],
])('reads the module out of %s', (text, release) => {
  expect(moduleIn(text)).toEqual(release);
});

it('knows the caller, also after an await, and takes nobody further up for it', async () => {
  const asked = () => scriptCalling(asked);
  const through = () => asked();
  expect(runAs('mf-x', 'return asked()', { asked })).toContain('/releases/mf-x/1.0.0/');
  expect(await runAs('mf-x', 'return Promise.resolve().then(() => asked())', { asked })).toContain('/releases/mf-x/');
  expect(runAs('mf-x', 'return through()', { through })).not.toContain('/releases/');
});

it('leaves stacks as they were', () => {
  const { stackTraceLimit } = Error;
  const asked = () => scriptCalling(asked);
  asked();
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  expect(new Error('x').stack).toContain('module-script.test.ts');
});

describe('a stack as other browsers write it', () => {
  it.each(Object.entries(recorded))('names the caller: %s', (_, { stack, above, module }) => {
    expect(moduleIn(callerIn(stack, above))?.module).toBe(module);
  });

  it('names the caller where an engine captures more frames than it was asked for', () => {
    const capture = Error.captureStackTrace;
    Error.captureStackTrace = (trace) =>
      Object.assign(trace, { stack: recorded['Safari, the shell for a module']?.stack });
    const asked = () => scriptCalling(asked);
    const script = asked();
    Error.captureStackTrace = capture;
    expect(script).toContain('/releases/shell/');
    expect(moduleIn(script)).toBeUndefined();
  });

  it('names the caller where an engine captures nothing', () => {
    const capture = Error.captureStackTrace;
    Reflect.deleteProperty(Error, 'captureStackTrace');
    const Native = Error;
    // Two frames of ours stand above the caller.
    class Firefox extends Native {
      override stack = recorded['Firefox before 138, a module']?.stack ?? '';
    }
    Object.assign(globalThis, { Error: Firefox });
    const asked = () => scriptCalling(asked);
    const script = asked();
    Object.assign(globalThis, { Error: Native });
    Native.captureStackTrace = capture;
    expect(moduleIn(script)?.module).toBe('mf-reviews');
  });
});
