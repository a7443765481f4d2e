import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { moduleIn } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { aSite, type CommandSite } from '../testing/command-site.ts';

/** A script that is named by its content. */
const shared = '7.aaaaaaaaaaaaaaaa.js';
const page = 'export function Page() {\n  throw new Error("late");\n}\n';
/** Column 0 of entry.js comes from the first line of the page, column 20 from its second, column 40 from a package. */
const map = {
  version: 3,
  sources: ['mf-x/src/x.page.tsx', 'node_modules/yup/index.js'],
  sourcesContent: [page, null],
  names: [],
  mappings: 'AAAA,oBACE,oBCDF',
};
const maps = { 'entry.js': map, [shared]: map };

describe('`npx rezenso trace`', () => {
  it('leads every frame of a stack back to its source, as each browser writes it', async () => {
    const { site, version } = await withMaps();
    const address = `https://rezenso.example/releases/mf-x/${version}/entry.js`;
    const answer = await traced(site, [
      'Error: late',
      `    at Page (${address}:1:21)`,
      `Page@${address}?attempt=2:1:21`,
      `    at ${address}:1:41`,
      '    at https://elsewhere.example/script.js:1:1',
    ]);
    expect(answer.split('\n')).toEqual([
      '0 Error: late',
      '    at Page (mf-x/src/x.page.tsx:2:3)',
      '        | throw new Error("late");',
      'Page@mf-x/src/x.page.tsx:2:3',
      '        | throw new Error("late");',
      '    at node_modules/yup/index.js:1:1',
      '    at https://elsewhere.example/script.js:1:1',
    ]);
  });

  it('leads one place back', async () => {
    const { site, version } = await withMaps();
    expect(await site.run('trace', 'mf-x', version, 'entry.js:1:1')).toBe(
      '0 mf-x/src/x.page.tsx:1:1\n        | export function Page() {',
    );
  });

  it('says of a line that is not there that it is not, and leads a frame of it nowhere', async () => {
    const { site, version } = await withMaps();
    const answer = `mf-x ${version} has no line 999 in entry.js; the last with code of a source is 1`;
    expect(await site.run('trace', 'mf-x', version, 'entry.js:999:1')).toBe(`1 ${answer}`);
    const frame = `at /releases/mf-x/${version}/entry.js:999:1`;
    expect(await traced(site, [frame, frame.replace('999:1', '1:21')])).toMatch(
      new RegExp(`^0 ${frame}\nat mf-x/src/x\\.page\\.tsx:2:3\n[^\n]+\n+${answer}$`),
    );
  });

  it('says what it cannot lead back, and leaves it as it was', async () => {
    const { site, version } = await withMaps();
    const frame = (release: string, script = 'entry.js') => `at /releases/mf-x/${release}/${script}:1:21`;
    const answer = await traced(site, [frame(version), frame('0.9.0'), frame(version, 'gone.js')]);
    expect(answer).toContain('0 at mf-x/src/x.page.tsx:2:3');
    expect(answer).toContain(`\n${frame('0.9.0')}\n${frame(version, 'gone.js')}\n`);
    expect(answer).toContain('has no release mf-x 0.9.0, or not any more.');
    expect(answer).toContain(`mf-x ${version} has no script gone.js; it has entry.js, ${shared}`);
    expect(await traced(site, [frame('0.9.0')])).toMatch(/^1 .*has no release mf-x 0\.9\.0/);
    expect(await traced(site, ['Error: late'])).toContain('1 There is no frame of a release in it');
  });

  it('believes no maps but those that were released, and says of a release that it has none', async () => {
    const { site, version } = await withMaps();
    await writeFile(join(site.root, 'mf-x', version, 'source-maps.bin'), 'others');
    expect(await site.run('trace', 'mf-x', version, 'entry.js:1:1')).toContain('is not what was released');
    const without = await site.build('mf-y', 'no maps');
    await site.run('release', 'mf-y');
    expect(await site.run('trace', 'mf-y', without, 'entry.js:1:1')).toBe(
      `1 mf-y ${without} was released without source maps.`,
    );
  });

  it('finds what several releases have in any of them, and says when none has it any more', async () => {
    const { site } = await withMaps();
    await site.build('mf-x', 'second');
    await layMaps(site);
    await writeFile(join(site.repository, 'mf-x/dist', shared), 'let shared');
    await site.run('release', 'mf-x');
    expect(await traced(site, [`at https://rezenso.example/releases/mf-x/files/${shared}?attempt=1:1:21`])).toContain(
      '0 at mf-x/src/x.page.tsx:2:3',
    );
    expect(await site.run('trace', 'mf-x', 'files', `${shared}:1:1`)).toContain('0 mf-x/src/x.page.tsx:1:1');
    const gone = shared.replace('a', 'b');
    expect(await traced(site, [`at /releases/mf-x/files/${gone}:1:21`])).toBe(
      `1 No release of mf-x has ${gone}, or not any more.`,
    );
  });

  it('asks for sensible words', async () => {
    const { site, version } = await withMaps();
    for (const [args, answer] of [
      [['mf-x', version], '2 <script>:<line>:<column> is missing'],
      [['mf-x', version, 'entry.js'], '2 A place is <script>:<line>:<column>'],
      [[join(site.repository, 'nothing.txt')], '2 There is no file'],
    ] as const)
      expect([args, await site.run('trace', ...args)]).toEqual([args, expect.stringContaining(answer)]);
  });

  it('finds the maps of what was promoted in the other store too, and of previews', async () => {
    const { site, version } = await withMaps();
    site.env.RELEASES_URL_THERE = join(site.repository, 'there');
    for (const name of ['shell', 'mf-x']) await site.run('promote', name, '--from', site.root, '--to', 'there');
    const place = ['mf-x', version, 'entry.js:1:21'];
    expect(await site.run('trace', ...place, '--store', 'there')).toContain('0 mf-x/src/x.page.tsx:2:3');
    const next = await site.build('mf-x', 'next');
    await layMaps(site);
    await site.run('preview', 'mf-x', '--name', 'b');
    expect(await site.run('trace', 'mf-x', next, 'entry.js:1:21')).toContain('0 mf-x/src/x.page.tsx:2:3');
  });
});

it('a release names its source maps apart from the files that browsers get', async () => {
  const { site } = await withMaps();
  const [release] = moduleIn(await site.registry(), 'mf-x').releases;
  expect(release?.files.map(({ path }) => path)).toEqual(['build.json', 'entry.js']);
  expect(release?.sourceMaps).toMatchObject({
    path: 'source-maps.bin',
    integrity: expect.stringMatching(/^sha384-/),
  });
});

async function withMaps() {
  const site = await aSite();
  await site.run('release', 'shell');
  const version = await site.build('mf-x', 'first');
  await layMaps(site);
  await site.run('release', 'mf-x');
  return { site, version };
}

function layMaps(site: CommandSite): Promise<void> {
  return writeFile(join(site.repository, 'mf-x/dist/source-maps.bin'), brotliCompressSync(JSON.stringify(maps)));
}

async function traced(site: CommandSite, stack: readonly string[]): Promise<string> {
  const file = join(site.repository, 'stack.txt');
  await writeFile(file, stack.join('\n'));
  return site.run('trace', file);
}
