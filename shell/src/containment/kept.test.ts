import fc from 'fast-check';
import { runAs } from '../testing/module-code.ts';
import { enterPage, startRelease } from './scope.ts';

// What must go on goes on, whatever comes and goes beside it; and what must stand still does.

/** Things that run by themselves, as code that begins them; what runs tells so when the page is woken. */
const kinds = {
  timeout: 'const again = () => begin.setTimeout(() => { tell(); again(); }, 20); again();',
  interval: 'begin.setInterval(tell, 20);',
  frame: 'const again = () => begin.requestAnimationFrame(() => { tell(); again(); }); again();',
  'listener on the window': 'begin.addEventListener("wake", tell, { signal: over });',
  'listener on the document': 'document.addEventListener("wake", tell, { signal: over });',
  observer: `const observer = new begin.MutationObserver(tell);
    observer.observe(document.head, { childList: true });
    over.addEventListener('abort', () => observer.disconnect());`,
};
type Kind = keyof typeof kinds;
const modules = ['one', 'other'] as const;
type Module = (typeof modules)[number];
const versions = ['1.0.0', '1.1.0'] as const;
type Version = (typeof versions)[number];

type Begin = { does: 'begin'; kind: Kind; by: 'shell' | 'library' | 'module'; whose: Module; version: Version };
type Step = { does: 'enter' | 'leave'; whose: Module } | { does: 'release'; whose: Module; version: Version } | Begin;

const [whose, version] = [fc.constantFrom(...modules), fc.constantFrom(...versions)];
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ does: fc.constantFrom('enter' as const, 'leave' as const), whose }), weight: 3 },
  { arbitrary: fc.record({ does: fc.constant('release' as const), whose, version }), weight: 2 },
  {
    arbitrary: fc.record({
      does: fc.constant('begin' as const),
      kind: fc.constantFrom(...(Object.keys(kinds) as Kind[])),
      by: fc.constantFrom('shell' as const, 'library' as const, 'module' as const),
      whose,
      version,
    }),
    weight: 3,
  },
);

/** Something begun, and whether it should run now. */
interface Thing {
  label: string;
  told: number;
  shouldRun(): boolean;
}

/** A module as it should be. */
class Expected {
  leave: (() => void)[] = [];
  runs: Version = '1.0.0';
  /** Releases on the page; an earlier one stays until the page that shows it has left. */
  shown = new Set<Version>();
  /** How often a release ended for good, because another one took its place. */
  ended: Record<Version, number> = { '1.0.0': 0, '1.1.0': 0 };

  start(version: Version): void {
    const isAgain = this.runs === version;
    this.runs = version;
    for (const each of versions) if (!this.shown.has(each) && !(isAgain && each === version)) this.ended[each] += 1;
    if (this.leave.length > 0) this.shown.add(version);
  }

  left(): void {
    if (this.leave.length > 0) return;
    this.shown.clear();
    for (const each of versions) if (each !== this.runs) this.ended[each] += 1;
  }
}

let round = 0;
let ending = new AbortController();

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  Object.assign(window, { MediaQueryList: class extends EventTarget {} });
  for (const own of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(window, own);
  const { containModules } = await import('./contain.ts');
  containModules();
});
afterAll(() => jest.useRealTimers());

it('goes on, or stands still, whatever else comes and goes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), (steps) => play(steps)),
    { numRuns: 100 },
  );
}, 60_000);

async function play(steps: Step[]): Promise<void> {
  round += 1;
  ending = new AbortController();
  const expected = { one: new Expected(), other: new Expected() };
  const things: Thing[] = [];
  for (const each of modules) startRelease({ module: nameOf(each), version: '1.0.0' });
  for (const taken of steps) {
    const its = expected[taken.whose];
    const name = nameOf(taken.whose);
    if (taken.does === 'enter') {
      its.leave.push(enterPage(name));
      its.shown.add(its.runs);
    } else if (taken.does === 'leave') {
      its.leave.pop()?.();
      await Promise.resolve();
      its.left();
    } else if (taken.does === 'release') {
      startRelease({ module: name, version: taken.version });
      its.start(taken.version);
    } else if (taken.does === 'begin') things.push(begin(taken, its));
    await expectRunning(things);
  }
  for (const { leave } of Object.values(expected)) for (const end of leave) end();
  ending.abort();
  jest.clearAllTimers();
}

function begin({ kind, by, whose, version: release }: Begin, its: Expected): Thing {
  const thing = { label: `${kind} by ${by}, ${whose} ${release}`, told: 0 };
  const tell = () => {
    thing.told += 1;
  };
  const given = { tell, begin: window, over: ending.signal };
  if (by === 'module') {
    runAs(nameOf(whose), kinds[kind], given, release);
    const [ended, isTooLate] = [its.ended[release], release !== its.runs && !its.shown.has(release)];
    const shouldRun = () => its.shown.has(release) && its.ended[release] === ended && !isTooLate;
    return Object.assign(thing, { shouldRun });
  }
  // A module asks for it, and who does it is the shell, or a library that the shell carries.
  const doIt = (ofShell: () => void) => runAs(nameOf(whose), 'ofShell()', { ofShell }, release);
  const library = () => runAs('shell', kinds[kind], given);
  doIt(by === 'library' ? library : () => new Function(...Object.keys(given), kinds[kind])(...Object.values(given)));
  return Object.assign(thing, { shouldRun: () => true });
}

/** Time passes, an event comes, and the document changes. */
async function expectRunning(things: Thing[]): Promise<void> {
  const before = things.map(({ told }) => told);
  jest.advanceTimersByTime(50);
  for (const target of [window, document]) target.dispatchEvent(new Event('wake'));
  document.head.replaceChildren(document.createElement('meta'));
  await Promise.resolve();
  await Promise.resolve();
  const ran = things.map(({ label, told }, index) => [label, told > (before[index] ?? 0)]);
  expect(ran).toEqual(things.map(({ label, shouldRun }) => [label, shouldRun()]));
}

const nameOf = (which: Module) => `mf-${which}-${round}`;
