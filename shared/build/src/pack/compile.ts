import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { runCommand } from '../verify/command.ts';
import { isSource } from './published-manifest.ts';
import { type PublishedPackage, publishedDoors } from './published-packages.ts';

/**
 * Compiles what can be reached through the doors of these packages: JavaScript and declarations, into
 * `<target>/<folder>/dist`.
 * @param target an empty folder inside the repository, so that TypeScript finds the packages of others
 * @throws Error with TypeScript's complaints, or naming a part of the repository that a package would need and not have
 */
export async function compilePackages(
  repository: string,
  packages: readonly PublishedPackage[],
  target: string,
): Promise<void> {
  const folder = await mkdtemp(join(target, 'config-'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configFor(repository, packages, folder, target)));
  const { isOk, output } = await runCommand('tsc', ['-p', folder, '--pretty', 'false'], { folder: repository });
  await rm(folder, { recursive: true });
  if (!isOk) throw new Error(`The packages cannot be compiled:\n${output}`);
  const known = packages.map((one) => one.folder);
  const strange = (await readdir(target)).filter((name) => !known.includes(name));
  if (strange.length > 0) throw new Error(`The packages need shared/${strange.join()}, which is not published.`);
  for (const name of known) {
    await rename(join(target, name, 'src'), join(target, name, 'dist'));
    await leadToCompiled(join(target, name, 'dist'));
  }
}

function configFor(repository: string, packages: readonly PublishedPackage[], folder: string, target: string) {
  return {
    extends: relative(folder, join(repository, 'tsconfig.base.json')),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      declaration: true,
      // The command's door is JavaScript.
      allowJs: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(repository, 'shared'),
      outDir: target,
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node', 'jest'],
    },
    // TypeScript compiles in parallel, and now and then leaves out what it first met through another file: all are named.
    files: reachableFrom(packages.flatMap((one) => doorsOf(repository, one))),
  };
}

/** The files behind a package's doors. @throws Error for a door that leads nowhere */
function doorsOf(repository: string, { folder, manifest }: PublishedPackage): string[] {
  const root = join(repository, 'shared', folder);
  const bin = manifest.publishConfig.bin ?? manifest.bin ?? {};
  const doors = [...Object.values(publishedDoors(manifest)), ...Object.values(bin)].filter(isCompiled);
  return doors.flatMap((door) => {
    const files = globSync(door, { cwd: root });
    if (files.length === 0) throw new Error(`${manifest.name} has a door to ${door}, and there is no such file.`);
    return files.filter((file) => !/\.(?:test|d)\.tsx?$/.test(file)).map((file) => join(root, file));
  });
}

/** Whether the file of a door comes out of the compiler: sources, and JavaScript that a Node is to run that reads nothing newer. */
function isCompiled(file: string): boolean {
  return isSource(file) || file.endsWith('.cjs');
}

const relativeSource = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g;

/** These files and what they import by relative paths, and so on; templates of code in them lead nowhere. */
export function reachableFrom(files: readonly string[]): string[] {
  const found = new Set(files);
  // A set also hands out what is added meanwhile.
  for (const file of found)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(relativeSource)) {
      const imported = join(dirname(file), path);
      if (existsSync(imported)) found.add(imported);
    }
  return [...found];
}

/** TypeScript leaves the extensions in declarations as they were written; other tools know only those of what is there. */
async function leadToCompiled(folder: string): Promise<void> {
  const relativeImport = /((?:from|import) ?\(?)(['"])(\.{1,2}\/[^'"]*)\.tsx?\2/g;
  for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replace(relativeImport, '$1$2$3.js$2'));
  }
}
