import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runCommand } from '../verify/command.ts';

/** Declarations of a package, by path: what TypeScript tells others about it, without comments. */
export type Declarations = Record<string, string>;

/** The declaration files below a folder, by path. */
export async function declarationsIn(folder: string): Promise<Declarations> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.d.ts')).sort();
  const texts = files.map(async (file) => [file.replaceAll('\\', '/'), await readFile(join(folder, file), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * Compiles sources to declarations alone. @param files every one of them, because TypeScript's parallel program does not always emit
 * what it first met through another
 * @returns those of each package in `shared`, by its folder. @throws Error with TypeScript's words when they do not compile
 */
export async function declarationsOf<Name extends string>(
  repository: string,
  files: readonly string[],
  names: readonly Name[],
): Promise<Record<Name, Declarations>> {
  return inWorkFolder(repository, async (folder) => {
    const options = {
      declaration: true,
      emitDeclarationOnly: true,
      noEmit: false,
      removeComments: true,
      outDir: 'out',
    };
    await writeConfig(folder, repository, { options, files: [...files] });
    const output = await compile(repository, folder);
    if (output) throw new Error(`The sources do not compile:\n${output}`);
    const entries = names.map(async (name) => [name, await declarationsIn(join(folder, 'out', name, 'src'))] as const);
    return Object.fromEntries(await Promise.all(entries)) as Record<Name, Declarations>;
  });
}

export async function inWorkFolder<T>(repository: string, work: (folder: string) => Promise<T>): Promise<T> {
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

export async function writeConfig(
  folder: string,
  repository: string,
  { options, files }: { options: Record<string, unknown>; files: string[] },
): Promise<void> {
  const base = relative(folder, join(repository, 'tsconfig.base.json'));
  const lib = ['es2024', 'dom', 'dom.iterable'];
  const compilerOptions = {
    lib,
    jsx: 'react-jsx',
    types: ['node'],
    rootDir: undefined,
    incremental: false,
    ...options,
  };
  const rootDir = options.outDir ? { rootDir: join(repository, 'shared') } : {};
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: base, compilerOptions: { ...compilerOptions, ...rootDir }, files }),
  );
}

/** @returns what TypeScript complains about; empty when nothing */
export async function compile(repository: string, folder: string): Promise<string> {
  // Each of several checkers works out for itself what the others know: four of them take twice the processor time of one.
  const args = ['-p', folder, '--pretty', 'false', '--checkers', '1'];
  const { isOk, output } = await runCommand('tsc', args, { folder: repository });
  return isOk ? '' : output;
}
