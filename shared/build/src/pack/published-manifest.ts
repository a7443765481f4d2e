import { type Exports, type PublishedPackage, publishedDoors } from './published-packages.ts';

/** What the repository says about itself in every package. */
export interface Origin {
  /** Address of the repository, as npm wants it for provenance. */
  url: string;
  license: string;
  node: string;
}

/** Fields that lead to sources or serve only who works on them. */
const ofCheckout = new Set(['publishConfig', 'devDependencies', 'scripts', 'exports', 'bin', 'dependencies']);

/**
 * The package.json of a package as it is published: it leads to what is compiled, and asks for the very versions of the
 * other packages that it was compiled with.
 * @param versions of all published packages, by name
 */
export function publishedManifest(
  { folder, manifest }: PublishedPackage,
  versions: ReadonlyMap<string, string>,
  { url, license, node }: Origin,
): Record<string, unknown> {
  const { publishConfig, dependencies = {} } = manifest;
  const { access, bin = manifest.bin, engines = { node } } = publishConfig;
  const kept = Object.fromEntries(Object.entries(manifest).filter(([field]) => !ofCheckout.has(field)));
  return {
    ...kept,
    license,
    repository: { type: 'git', url, directory: `shared/${folder}` },
    engines,
    exports: compiledExports(publishedDoors(manifest)),
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, compiled(file, '.js')])) }),
    files: ['dist', '*.json'],
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [
        name,
        versions.has(name) ? `^${versions.get(name)}` : range,
      ]),
    ),
    publishConfig: { access },
  };
}

function compiledExports(exports: Exports) {
  const conditions = (file: string) =>
    isSource(file) ? { types: compiled(file, '.d.ts'), default: compiled(file, '.js') } : file;
  return Object.fromEntries(Object.entries(exports).map(([door, file]) => [door, conditions(file)]));
}

/** Whether a file of an `exports` is one that is compiled. */
export function isSource(file: string): boolean {
  return /\.tsx?$/.test(file);
}

/** `./src/actions.ts` lies in `./dist/actions.js`. */
function compiled(file: string, extension: string): string {
  return file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, extension);
}
