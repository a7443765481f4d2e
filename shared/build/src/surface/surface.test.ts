import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { expect } from 'expect';
import { rezenso } from '../cli/rezenso.ts';
import { bundledBreaks } from './bundled-surface.ts';
import { declarationsIn } from './declarations.ts';
import { platformBreaks, platformSurface } from './platform-surface.ts';
import {
  acceptSurfaces,
  compareSurfaces,
  complaintsAbout,
  complaintsAboutChange,
  noteLent,
  surfacesOf,
} from './surface.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
// Compiled once for all that follows: it takes ten seconds of processor time.
const today = await surfacesOf(repository);

describe('a change of the platform', () => {
  const file = 'toasts/toasts.d.ts';
  const real = today.declarations.platform;
  const changed = async (from: string | RegExp, to: string, where = file) => {
    const declarations = real[where] ?? '';
    const after = declarations.replace(from, to);
    expect(after).not.toBe(declarations);
    return platformBreaks(repository, real, { ...real, [where]: after });
  };

  it('is the same when it was kept and read again', async () => {
    const kept = await mkdtemp(join(tmpdir(), 'rezenso-surface-'));
    for (const [file, text] of Object.entries(real)) {
      await mkdir(join(kept, file, '..'), { recursive: true });
      await writeFile(join(kept, file), text);
    }
    expect(JSON.stringify(await declarationsIn(kept))).toBe(JSON.stringify(real));
  });

  it('is seen the same each time, however TypeScript shares out its work', async () => {
    const surfaces = await Promise.all(Array.from({ length: 6 }, () => platformSurface(repository)));
    expect(new Set(surfaces.map((surface) => JSON.stringify(surface))).size).toBe(1);
  });

  it('breaks when an export goes, or is called otherwise', async () => {
    const reasons = await changed('hasUnsavedForms, ', '', 'index.d.ts');
    expect(reasons).toEqual([expect.stringMatching(/^hasUnsavedForms {2}.*hasUnsavedForms/)]);
  });

  it('breaks when a function wants more than it was given', async () => {
    const reasons = await changed('toast(content: ToastContent)', 'toast(content: ToastContent, reason: string)');
    expect(reasons).toEqual([expect.stringMatching(/^toast {2}/)]);
  });

  it('breaks when a type loses a field', async () => {
    const reasons = await changed('isLoading: boolean;', '', 'client/use-endpoint.d.ts');
    expect(reasons.map((reason) => reason.split(' ')[0])).toEqual(['useAllPages', 'Reading', 'useEndpoint']);
  });

  it('breaks when a type of the contract that it hands on loses a field', async () => {
    const reasons = await changed('platformRange: string;', '', 'contract/releases.d.ts');
    expect(reasons).toEqual([expect.stringMatching(/^ModuleManifest {2}Property 'platformRange' is missing/)]);
  });

  it('breaks when something goes that modules take of the contract at run time', async () => {
    const reasons = await changed('isPersonName(', 'isNameOfPerson(', 'contract/names.d.ts');
    expect(reasons).toEqual([expect.stringMatching(/^contract\/core: isPersonName {2}/)]);
  });

  it('cannot be judged when it exports in another form', async () => {
    await expect(changed(/^/, 'export declare namespace more {}\n', 'index.d.ts')).rejects.toThrow(
      'in a form that cannot be compared: export declare namespace more',
    );
  });

  it('breaks nobody with another export, a parameter that may be left out, or a field more', async () => {
    expect(await changed('hasUnsavedForms', 'hasUnsavedForms, hasUnsavedForms as more', 'index.d.ts')).toEqual([]);
    expect(await changed('toast(content: ToastContent)', 'toast(content: ToastContent, reason?: string)')).toEqual([]);
    expect(
      await changed('isLoading: boolean;', 'isLoading: boolean; since: Date;', 'client/use-endpoint.d.ts'),
    ).toEqual([]);
  });
});

describe('a change of the design system', () => {
  const real = today.declarations.ui;
  const changed = async (from: string | RegExp, to: string, where: string) => {
    const declarations = real[where] ?? '';
    const after = declarations.replace(from, to);
    expect(after).not.toBe(declarations);
    return bundledBreaks(repository, real, { ...real, [where]: after });
  };

  it('breaks when a component goes, a door or what it leads to', async () => {
    const reasons = await changed(/\bButton, /, '', 'actions.d.ts');
    expect(reasons.map((reason) => reason.split('  ')[0])).toEqual(
      expect.arrayContaining(['actions: Button', 'Button']),
    );
    const { 'tabs.d.ts': _, ...without } = real;
    const gone = await bundledBreaks(repository, real, { ...without, 'index.d.ts': '' });
    expect(gone).toContain('tabs  is gone');
  });

  it('breaks when a component asks for more, or no longer reads what it was given', async () => {
    const card = 'containers/card.d.ts';
    const [, field = ''] = /(\w+)\?: /.exec(real[card] ?? '') ?? [];
    expect((await changed(`${field}?: `, `${field}: `, card)).join('\n')).toMatch(
      /containers: \w+ .*is not assignable/s,
    );
    const lost = await changed(new RegExp(`${field}\\?: [^;]*;`), '', card);
    expect(lost.join('\n')).toMatch(new RegExp(`of what it reads,  .*"${field}"`));
  });

  it('breaks when a function answers something else, and nobody when it takes more', async () => {
    const reasons = await changed(
      'formatRating(value: number): string',
      'formatRating(value: number): number',
      'format.d.ts',
    );
    expect(reasons).toContainEqual(expect.stringMatching(/^format: formatRating {2}/));
    const more = 'formatRating(value: number, decimals?: number): string';
    expect(await changed('formatRating(value: number): string', more, 'format.d.ts')).toEqual([]);
  });
});

describe('what has to be done', () => {
  const comparison = {
    name: 'platform',
    released: '1.1.0',
    version: '1.1.0',
    changed: ['index.d.ts'],
    breaks: [] as string[],
    isRaisedByHand: true,
  };

  it('is a new major where modules would break, with what breaks', () => {
    const breaking = { ...comparison, breaks: ['call  is gone'] };
    expect(complaintsAbout({ ...breaking, version: '1.9.0' }).join('\n')).toMatch(
      /call {2}is gone[\s\S]*version 2\.0\.0/,
    );
    expect(complaintsAbout({ ...breaking, version: '2.0.0' })).toEqual([]);
  });

  it('is a new minor where something is offered, and nothing where all is as it was', () => {
    const complaints = complaintsAbout({ ...comparison, version: '1.1.1' }).join();
    expect(complaints).toContain('than 1.1.0: index.d.ts');
    expect(complaints).toContain('version 1.2.0');
    expect(complaintsAbout({ ...comparison, version: '1.2.0' })).toEqual([]);
    expect(complaintsAbout({ ...comparison, changed: [] })).toEqual([]);
  });

  it('is nothing for a bundled package that offers more, which lerna gives a version, and a new major where it breaks', () => {
    const bundled = { ...comparison, name: 'ui', isRaisedByHand: false };
    expect(complaintsAbout(bundled)).toEqual([]);
    expect(complaintsAbout({ ...bundled, breaks: ['actions: Button  is gone'] }).join()).toContain('version 2.0.0');
  });
});

it('`npx rezenso surface` says of every shared package what it is to modules that were built before', async () => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  expect(await rezenso(['surface'], { repository, env: {}, now: () => new Date(), say, complain: say })).toBe(0);
  expect(said.map((line) => line.replace(/ \d.*/, ''))).toEqual(['contract', 'platform', 'ui', 'domain']);
});

it('of the design system, whatever the shell lends is raised in the change itself, and the rest by lerna', async () => {
  const kept = join(await mkdtemp(join(tmpdir(), 'rezenso-surface-')), 'surface');
  await acceptSurfaces(repository, today, kept);
  const raisedAfter = async (file: string) => {
    const known = join(kept, 'ui', file);
    const text = await readFile(known, 'utf8');
    await writeFile(known, `${text}// before\n`);
    const ui = (await compareSurfaces(repository, today, kept)).find(({ name }) => name === 'ui');
    await writeFile(known, text);
    expect(ui?.changed).toEqual([file]);
    return ui?.isRaisedByHand;
  };
  expect(await raisedAfter('containers/card.d.ts')).toBe(true);
  expect(await raisedAfter('core.d.ts')).toBe(true);
  expect(await raisedAfter('overlay/dialog.d.ts')).toBe(false);
});

it('what `--accept` keeps is what the next comparison finds as released', async () => {
  const kept = join(await mkdtemp(join(tmpdir(), 'rezenso-surface-')), 'surface');
  await acceptSurfaces(repository, today, kept);
  const comparisons = await compareSurfaces(repository, today, kept);
  expect(comparisons.map(({ changed, breaks }) => [...changed, ...breaks])).toEqual([[], [], [], []]);
});

describe('two changes of what the shell lends', () => {
  const noted = { version: '1.1.0', digest: 'first' };
  const comparison = { name: 'ui', released: '1.0.0', changed: ['core.d.ts'], breaks: [], isRaisedByHand: true };
  const saidOf = (version: string, digest: string) =>
    complaintsAboutChange({ ...comparison, version, lent: { noted, now: { version, digest } } }).join(' ');

  it('share no version, even when neither has been released', () => {
    expect(saidOf('1.1.0', 'second')).toMatch(/than shells of 1\.1\.0 do.*version 1\.2\.0/);
    expect(saidOf('1.1.0', 'first')).toBe('');
  });

  it('are told apart by what is noted with each', () => {
    expect(saidOf('1.2.0', 'second')).toContain('npx rezenso surface --note');
    // Raised by lerna: the next change is compared with this version.
    expect(saidOf('1.2.0', 'first')).toContain('npx rezenso surface --note');
  });

  it('are found in the sources of each package that is lent', async () => {
    const kept = join(await mkdtemp(join(tmpdir(), 'rezenso-surface-')), 'surface');
    await cp(join(repository, 'shared/build/surface'), kept, { recursive: true });
    const file = join(kept, 'lent.json');
    const surfaces = JSON.parse(await readFile(file, 'utf8'));
    for (const surface of Object.values<{ digest: string }>(surfaces)) surface.digest = 'before';
    await writeFile(file, JSON.stringify(surfaces));
    const said = (await compareSurfaces(repository, today, kept)).flatMap(complaintsAbout);
    expect(said.join(' ').match(/shared\/\w+ lends/g)).toEqual(
      ['contract', 'platform', 'ui'].map((name) => `shared/${name} lends`),
    );
    await noteLent(repository, today, kept);
    expect((await compareSurfaces(repository, today, kept)).flatMap(complaintsAboutChange)).toEqual([]);
  });
});
