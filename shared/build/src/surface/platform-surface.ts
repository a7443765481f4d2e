import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runCommand } from '../verify/command.ts';

/** What modules import from the platform; `testing` is for tests and never in a release. */
const entries = ['index', 'router', 'schema'];
/** Parts of the contract that the platform hands on; what it says of endpoints is compared with the contract itself. */
const contractParts = ['releases', 'schema'];

/** Declarations of the platform, by path: what TypeScript tells a module about it, without comments. */
export type PlatformSurface = Record<string, string>;

/** The surface of the platform as its sources are. @throws Error with TypeScript's words when they do not compile */
export function platformSurface(repository: string): Promise<PlatformSurface> {
  return inWorkFolder(repository, async (folder) => {
    await writeConfig(folder, repository, {
      options: { declaration: true, emitDeclarationOnly: true, noEmit: false, removeComments: true, outDir: 'out' },
      files: [
        ...entries.map((entry) => join(repository, `shared/platform/src/${entry}.ts`)),
        // All of it, because TypeScript's parallel program does not always emit what it first met through the package.
        ...(await sourcesIn(join(repository, 'shared/contract/src'))),
      ],
    });
    const output = await compile(repository, folder);
    if (output) throw new Error(`The platform does not compile:\n${output}`);
    // Types of the contract that the platform hands on are part of what modules see.
    const own = await declarationsIn(join(folder, 'out/platform/src'));
    const contract = reachable(await declarationsIn(join(folder, 'out/contract/src')));
    const beside = Object.entries(contract).map(([file, text]) => [`contract/${file}`, text]);
    const all = [...Object.entries(own), ...beside] as [file: string, text: string][];
    return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => join(folder, file));
}

/** Of the contract's declarations those that `contractParts` lead to. */
function reachable(contract: PlatformSurface): PlatformSurface {
  const found = new Set(contractParts.map((part) => `${part}.d.ts`));
  // A set hands out what is added while it is walked.
  for (const file of found)
    for (const [, imported] of (contract[file] ?? '').matchAll(/ from '\.\/([^']+)\.ts'/g))
      found.add(`${imported}.d.ts`);
  return Object.fromEntries(Object.entries(contract).filter(([file]) => found.has(file)));
}

/** The declaration files below a folder, by path. */
export async function declarationsIn(folder: string): Promise<PlatformSurface> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.d.ts')).sort();
  const texts = files.map(async (file) => [file.replaceAll('\\', '/'), await readFile(join(folder, file), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * What breaks a module that was built against `before` when it runs with `after`. TypeScript is the judge: each export
 * must still be there and be assignable to what it was.
 */
export function platformBreaks(repository: string, before: PlatformSurface, after: PlatformSurface): Promise<string[]> {
  return inWorkFolder(repository, async (folder) => {
    await Promise.all([lay(join(folder, 'before'), before), lay(join(folder, 'after'), after)]);
    const questions = entries.flatMap((entry) => questionsOf(entry, before, after));
    await writeFile(join(folder, 'questions.ts'), questions.map(({ code }) => code).join('\n'));
    await writeConfig(folder, repository, { options: {}, files: ['questions.ts'] });
    return breaksAmong(questions, await compile(repository, folder));
  });
}

interface Question {
  /** Exactly one line. */
  code: string;
  name: string;
}

function questionsOf(entry: string, before: PlatformSurface, after: PlatformSurface): Question[] {
  // Refuses what it cannot compare on the new side as well.
  exportsOf(`${entry}.d.ts`, after);
  return exportsOf(`${entry}.d.ts`, before).map(({ name, isType }, index) => {
    const id = `${entry}_${index}`;
    const place = (side: string) => `import('./${side}/${entry}.d.ts')`;
    const type = (side: string, surface: PlatformSurface) =>
      isType ? `${place(side)}.${name}${argumentsOf(name, surface)}` : `typeof ${place(side)}.${name}`;
    const code = `declare const ${id}: ${type('after', after)}; export const was_${id}: ${type('before', before)} = ${id};`;
    return { code, name: entry === 'index' ? name : `${entry}: ${name}` };
  });
}

/** The names that a declaration file exports. @throws Error for a form that is not compared here */
function exportsOf(file: string, surface: PlatformSurface): { name: string; isType: boolean }[] {
  const lists = /export (type )?\{([^}]*)\}( from '[^']*')?;/g;
  const wholes = /export \* from '@rezenso\/contract\/([\w-]+)';/g;
  const declarations = surface[file] ?? '';
  const other = /^.*\bexport\b.*$/m.exec(declarations.replace(lists, '').replace(wholes, ''));
  if (other) throw new Error(`The platform exports in a form that cannot be compared: ${other[0].trim()}`);
  const named = [...declarations.matchAll(lists)].flatMap(([, allTypes, list = '']) =>
    list.split(',').flatMap((part) => {
      const [, type, name] = /^\s*(type )?(?:\w+ as )?(\w+)\s*$/.exec(part) ?? [];
      return name ? [{ name, isType: Boolean(type ?? allTypes) }] : [];
    }),
  );
  const parts = [...declarations.matchAll(wholes)].map(([, part = '']) => `contract/${part}.d.ts`);
  return [...named, ...parts.flatMap((part) => exportsOf(part, surface))];
}

/** `<any, any>` for a generic type; nothing for the others. */
function argumentsOf(name: string, surface: PlatformSurface): string {
  const text = Object.values(surface).join('\n');
  const start = new RegExp(`(?:interface|type) ${name}<`).exec(text);
  if (!start) return '';
  let depth = 1;
  let count = 1;
  for (let at = start.index + start[0].length; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '<') depth += 1;
    if (text[at] === '>' && text[at - 1] !== '=') depth -= 1;
    if (text[at] === ',' && depth === 1) count += 1;
  }
  return `<${Array(count).fill('any').join(', ')}>`;
}

/** TypeScript's complaints, each under the export that it is about. */
function breaksAmong(questions: readonly Question[], output: string): string[] {
  const complaints = output.split(/\n(?=\S)/).flatMap((text) => {
    const [, line, , words] = /questions\.ts\((\d+),(\d+)\): error TS\d+: ([\s\S]*)/.exec(text) ?? [];
    return line && words ? [`${questions[Number(line) - 1]?.name}  ${readable(words)}`] : [];
  });
  if (output && complaints.length === 0) throw new Error(`The surfaces cannot be compared:\n${output}`);
  return complaints;
}

/** Without the places in the work folder, which mean nothing to anybody. */
function readable(words: string): string {
  return words.trim().replace(/import\("[^"]*\/(before|after)\/[^"]*"\)/g, '$1');
}

async function inWorkFolder<T>(repository: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(repository, '.cache/surface');
  await mkdir(parent, { recursive: true });
  // Inside the repository, so that TypeScript finds the packages.
  const folder = await mkdtemp(join(parent, 'work-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function lay(folder: string, surface: PlatformSurface): Promise<void> {
  for (const [file, text] of Object.entries(surface)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), withOwnContract(file, text));
  }
}

/** The package would lead to today's contract; each side is to be compared with its own. */
function withOwnContract(file: string, text: string): string {
  const up = '../'.repeat(file.split('/').length - 1) || './';
  const parts = new RegExp(`'@rezenso/contract/(${contractParts.join('|')})'`, 'g');
  return text.replace(parts, `'${up}contract/$1.d.ts'`);
}

async function writeConfig(
  folder: string,
  repository: string,
  { options, files }: { options: Record<string, unknown>; files: string[] },
): Promise<void> {
  const base = relative(folder, join(repository, 'tsconfig.base.json'));
  const lib = ['es2024', 'dom', 'dom.iterable'];
  const compilerOptions = { lib, jsx: 'react-jsx', types: ['node'], rootDir: undefined, ...options };
  const rootDir = options.outDir ? { rootDir: join(repository, 'shared') } : {};
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: base, compilerOptions: { ...compilerOptions, ...rootDir }, files }),
  );
}

/** @returns what TypeScript complains about; empty when nothing */
async function compile(repository: string, folder: string): Promise<string> {
  const { isOk, output } = await runCommand('tsc', ['-p', folder, '--pretty', 'false'], { folder: repository });
  return isOk ? '' : output;
}
