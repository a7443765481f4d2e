import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { digestInName, isNamedByContent } from '@rezenso/contract/releases';
import { expect } from 'expect';
import webpack from 'webpack';
import { repository } from './base.ts';
import type { BuildRecord } from './build-record.ts';
import { remote } from './preset.ts';

interface Built {
  name: string;
  release: string;
  record: BuildRecord;
  /** By name. */
  scripts: Record<string, string>;
}

const pages = {
  'src/home.page.tsx':
    "(globalThis as any).started.push('home'); export default () => String((globalThis as any).started);",
  'src/other.page.tsx': "export default () => 'other';",
};

describe('two releases of a module that is for shells which share files', () => {
  it('have one file with one name for what is the same in both, and name themselves in their entries only', async () => {
    const [one, two] = await twoReleases('^1.13.0');
    const [home, other] = [one.record.pages.home, one.record.pages.other];
    expect(two.record.pages.home).toEqual(home);
    expect(two.record.pages.other).not.toEqual(other);
    for (const { name, release, scripts } of [one, two]) {
      const chunks = Object.keys(scripts).filter((script) => script !== 'entry.js');
      expect(chunks.filter((script) => !isNamedByContent(script))).toEqual([]);
      const naming = Object.keys(scripts).filter((script) => scripts[script]?.includes(release));
      expect(naming).toEqual(['entry.js']);
      expect(scripts['entry.js']).toContain(`"/releases/${name}/files/"`);
      // A name is the beginning of the digest that the entry holds, which does not say it once more.
      for (const chunk of chunks) {
        const digest = createHash('sha384').update(scripts[chunk] ?? '');
        expect(chunk.split('.').at(-2)).toBe(digest.digest('hex').slice(0, digestInName));
        expect(scripts['entry.js']).not.toContain(chunk.split('.').at(-2));
      }
    }
    for (const script of home ?? []) expect(two.scripts[script]).toBe(one.scripts[script]);
  });

  it('each run their own copy of it on one page, also while the other one loads, and tell the shell whose it is', async () => {
    const [one, two] = await twoReleases('^1.13.0');
    const page = aPage([one, two]);
    const modules = await Promise.all([one, two].map((built) => page.start(built)));
    await Promise.all(modules.map(({ pages }) => pages.home()));
    expect(page.window.started).toEqual(['home', 'home']);
    const [home = ''] = one.record.pages.home ?? [];
    const told = page.loads.filter(({ address }) => address.endsWith(`/${home}`)).map(({ version }) => version);
    expect(told).toEqual([one.release, two.release]);
  });
});

describe('a release of a module that also runs under shells from before', () => {
  it('has its files below its version, as those shells expect it', async () => {
    const [one, two] = await twoReleases('^1.11.0');
    for (const { name, release, scripts, record } of [one, two]) {
      expect(scripts['entry.js']).toContain(`"/releases/${name}/${release}/"`);
      expect(Object.keys(scripts).filter(isNamedByContent)).toEqual([]);
      expect(record.pages.home?.every((script) => /\.[0-9a-f]{12}\.js$/.test(script))).toBe(true);
    }
    const page = aPage([one, two]);
    for (const built of [one, two]) await (await page.start(built)).pages.home();
    expect(page.window.started).toEqual(['home', 'home']);
    expect(page.loads).toEqual([]);
  });
});

interface Module {
  pages: Record<'home' | 'other', () => Promise<unknown>>;
}

interface Script {
  src: string;
  dataset: Record<string, string>;
  onload?: (event: unknown) => void;
}

/** A page that runs scripts as a browser does: each with its own element, a moment after it was added. */
function aPage(built: readonly Built[]) {
  const texts = new Map(built.flatMap(({ scripts }) => Object.entries(scripts)));
  const loads: { address: string; version: string }[] = [];
  const elements: Script[] = [];
  const document = {
    currentScript: undefined as Script | undefined,
    createElement: () => element(),
    getElementsByTagName: () => elements,
    head: { appendChild: (script: Script) => setImmediate(run, script) },
  };
  const bundlerRuntime = { init: () => ({}), initContainerEntry: () => {}, consumes: () => {} };
  const window = createContext({
    __rezensoFederation: { bundlerRuntime },
    __rezensoLoads: (address: string, { version }: { version: string }) => loads.push({ address, version }),
    atob,
    document,
    location: {},
    started: [] as string[],
    setTimeout,
    clearTimeout,
  });
  Object.assign(window, { self: window, window, globalThis: window });

  function element(): Script {
    const attributes = new Map<string, string>();
    const script = {
      dataset: {},
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      get src() {
        return new URL(attributes.get('src') ?? '', 'http://localhost').href;
      },
      set src(address: string) {
        attributes.set('src', address);
      },
    };
    elements.push(script);
    return script;
  }

  function run(script: Script): void {
    const text = texts.get(basename(script.src));
    if (text === undefined) throw new Error(`Nobody built ${script.src}`);
    document.currentScript = script;
    runInContext(text, window);
    document.currentScript = undefined;
    script.onload?.({ type: 'load', target: script });
  }

  return {
    window: window as unknown as { started: string[] },
    loads,
    async start({ name, scripts }: Built): Promise<Module> {
      const container = name.replaceAll('-', '_');
      runInContext(scripts['entry.js'] ?? '', window);
      const factory = await runInContext(`${container}.init({}), ${container}.get('./module')`, window);
      return factory().default;
    },
  };
}

/** Of the same module, the second with another text on one page. */
async function twoReleases(platformRange: string): Promise<[Built, Built]> {
  const parent = join(repository, '.cache/tests');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'mf-x-'));
  const files = {
    'package.json': JSON.stringify({ name: 'mf-x', version: '1.0.0', dependencies: { react: '^19.0.0' } }),
    'module.json': JSON.stringify({ name: basename(folder), platformRange }),
    'src/module.tsx':
      "export default { name: 'mf-x', pages: { home: () => import('./home.page.tsx'), other: () => import('./other.page.tsx') } };",
    ...pages,
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const one = await build(folder);
  await writeFile(join(folder, 'src/other.page.tsx'), pages['src/other.page.tsx'].replace("'other'", "'another'"));
  return [one, await build(folder)];
}

async function build(folder: string): Promise<Built> {
  const config = remote(pathToFileURL(join(folder, 'webpack.config.ts')).href);
  await new Promise<void>((resolve, reject) => {
    webpack({ ...config, cache: false }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
  const dist = join(folder, 'dist');
  const names = (await readdir(dist)).filter((name) => name.endsWith('.js'));
  const scripts = names.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const);
  const record: BuildRecord = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));
  return {
    name: basename(folder),
    release: record.release,
    record,
    scripts: Object.fromEntries(await Promise.all(scripts)),
  };
}
