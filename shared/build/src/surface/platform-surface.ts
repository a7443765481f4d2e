import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runCommand } from '../verify/command.ts';

/** What modules import from the platform; `testing` is for tests and never in a release. */
const entries = ['index', 'router', 'schema'];

/** Declarations of the platform, by path: what TypeScript tells a module about it, without comments. */
export type PlatformSurface = Record<string, string>;

/** The surface of the platform as its sources are. @throws Error with TypeScript's words when they do not compile */
export function platformSurface(repository: string): Promise<PlatformSurface> {
  return inWorkFolder(repository, async (folder) => {
    await writeConfig(folder, repository, {
      options: { declaration: true, emitDeclarationOnly: true, noEmit: false, removeComments: true, outDir: 'out' },
      files: entries.map((entry) => join(repository, `shared/platform/src/${entry}.ts`)),
    });
    const output = await compile(repository, folder);
    if (output) throw new Error(`The platform does not compile:\n${output}`);
    // Its declarations lie below out/, next to those of the contract that they need.
    const root = join(folder, 'out/platform/src');
    const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.d.ts')).sort();
    const texts = files.map(async (file) => [file.replaceAll('\\', '/'), await readFile(join(root, file), 'utf8')]);
    return Object.fromEntries(await Promise.all(texts));
  });
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
  return exportsOf(before[`${entry}.d.ts`] ?? '').map(({ name, isType }, index) => {
    const id = `${entry}_${index}`;
    const place = (side: string) => `import('./${side}/${entry}.d.ts')`;
    const type = (side: string, surface: PlatformSurface) =>
      isType ? `${place(side)}.${name}${argumentsOf(name, surface)}` : `typeof ${place(side)}.${name}`;
    const code = `declare const ${id}: ${type('after', after)}; export const was_${id}: ${type('before', before)} = ${id};`;
    return { code, name: entry === 'index' ? name : `${entry}: ${name}` };
  });
}

/** The names of `export { a, type B } from '…'`, the only form that the platform's entries have. */
function exportsOf(declarations: string): { name: string; isType: boolean }[] {
  const lists = [...declarations.matchAll(/export (type )?\{([^}]*)\}/g)];
  return lists.flatMap(([, allTypes, list = '']) =>
    list.split(',').flatMap((part) => {
      const [, type, name] = /^\s*(type )?(?:\w+ as )?(\w+)\s*$/.exec(part) ?? [];
      return name ? [{ name, isType: Boolean(type ?? allTypes) }] : [];
    }),
  );
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
    return line && words ? [`${questions[Number(line) - 1]?.name}  ${words.trim()}`] : [];
  });
  if (output && complaints.length === 0) throw new Error(`The surfaces cannot be compared:\n${output}`);
  return complaints;
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
    await writeFile(join(folder, file), text);
  }
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
