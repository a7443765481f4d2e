import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseArgs } from 'node:util';
import { expect } from 'expect';
import { chosenSteps, verifyOptions } from '../verify/verify.ts';
import { repository } from '../webpack/base.ts';
import { type Cover, covers } from './covered-commands.ts';
import { commandIn, commandsIn, type DocumentedCommand, needsNewerNode } from './documented-commands.ts';
import { readWorkflow } from './workflow-commands.ts';

const places = [
  '{README,ARCHITECTURE,CONTRIBUTING,SECURITY}.md',
  'docs/*.md',
  '.github/*.md',
  '{*,shared/*}/README.md',
];
const documents = globSync(places, { cwd: repository });
const written = documents.flatMap((file) => commandsIn(read(file)).map((command) => ({ ...command, file })));
const workflows = await Promise.all(
  globSync('.github/workflows/*.yml', { cwd: repository }).map(async (file) => ({
    file,
    ...(await readWorkflow(file, read(file))),
  })),
);
const run = workflows.flatMap(({ file, commands }) =>
  commands.flatMap((line) => commandIn(line) ?? []).map((command) => ({ ...command, file })),
);
const named = [...written, ...run];

describe('a command that a document or a workflow names', () => {
  it('runs in a test, with its options, or says why it does not', () => {
    expect(named.length).toBeGreaterThan(40);
    const open = named.filter((command) => !isCovered(command, coverOf(command)));
    expect(open.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('leads to something that is there', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const wrong = named.filter(({ words: [program, ...rest] }) => {
      if (program === 'npm' && rest[0] === 'run' && !rest.includes('-w')) return !scripts.includes(rest[1] ?? '');
      if (program === 'node') return !existsSync(join(repository, rest[0] ?? ''));
      return false;
    });
    expect(wrong.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('runs on the oldest Node of a host that is promised, which knows no TypeScript', () => {
    expect(named.filter(needsNewerNode).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
    const written = '`node a.ts` `A=b node a.ts` `npx node a.ts` `node a.mjs`';
    expect(commandsIn(written).map(needsNewerNode)).toEqual([true, true, false, false]);
  });

  it('stands in a document as long as its cover stands here', () => {
    const used = new Set(named.map(coverOf));
    expect(covers.filter((cover) => !used.has(cover)).map(({ command }) => command)).toEqual([]);
  });

  it('is found in blocks and between backticks, without comments, variables and folders', () => {
    const text =
      'Run `npm start`, not `start`.\n\n    npx node a.ts\n\n```sh\n(cd mf-x && npx jest)   # 2\nA=b npx rezenso release mf-x --canary 10\n```\n';
    expect(commandsIn(text).map(({ words, options }) => [words.join(' '), ...options])).toEqual([
      ['npx jest'],
      ['npx rezenso release <module>', '--canary'],
      ['node a.ts'],
      ['npm start'],
    ]);
  });
});

describe('a workflow of GitHub Actions', () => {
  it("is one for GitHub's own parser, and runs commands that are found in it", () => {
    expect(workflows.map(({ file, faults }) => ({ file, faults }))).toEqual(
      workflows.map(({ file }) => ({ file, faults: [] })),
    );
    expect(run.map(({ words }) => words.join(' '))).toEqual(expect.arrayContaining(['npm test', 'npx commitlint']));
  });

  it('is found out with a wrong key, a wrong value or an unknown name', async () => {
    const sound = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: npm test\n';
    expect(await readWorkflow('a.yml', sound)).toEqual({ faults: [], commands: ['npm test'] });
    for (const [right, wrong] of [
      ['runs-on', 'runson'],
      ['on: push', 'on: pushed'],
      ['npm test', 'npm test -- $' + '{{ matrx.part }}'],
    ] as const)
      expect((await readWorkflow('a.yml', sound.replace(right, wrong))).faults).not.toEqual([]);
  });
});

it('every part that a script or a workflow asks for is one that there is, and their options too', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const lines = [...Object.values<string>(scripts), ...workflows.flatMap(({ commands }) => commands)];
  const asked = lines.flatMap((line) => /(?:verify\.mjs|npm test --) (.*)$/.exec(line)?.[1] ?? []);
  expect(asked.length).toBeGreaterThan(8);
  for (const words of asked) {
    const { positionals, values } = parseArgs({
      args: words.split(' '),
      allowPositionals: true,
      options: verifyOptions,
    });
    expect([words, chosenSteps(positionals).length > 0, values]).toEqual([words, true, expect.anything()]);
  }
});

function coverOf(command: DocumentedCommand): Cover | undefined {
  const typed = [...command.words, ...command.options].join(' ');
  const fitting = covers.filter((cover) => typed === cover.command || typed.startsWith(withEnd(cover.command)));
  return fitting.toSorted((one, other) => other.command.length - one.command.length)[0];
}

/** A folder covers what is in it, a command what stands behind it. */
function withEnd(command: string): string {
  return command.endsWith('/') ? command : `${command} `;
}

function isCovered({ options }: DocumentedCommand, cover: Cover | undefined): boolean {
  if (!cover) return false;
  if ('notRun' in cover) return cover.notRun.length > 0;
  const source = existsSync(join(repository, cover.file)) ? read(cover.file) : '';
  return source.includes(cover.title) && options.every((option) => source.includes(option));
}

function read(file: string): string {
  return readFileSync(join(repository, file), 'utf8');
}
