import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout that these tools belong to. As a package they lie in node_modules, and no module lies below this. */
export const checkout = fileURLToPath(new URL('../../../..', import.meta.url));
/** As a checkout of the platform and a module in its own repository write it. */
const webpackConfigs = ['webpack.config.ts', 'webpack.config.js'];

/**
 * Whether this folder is the repository of one module, with the packages of the platform in its node_modules. In the
 * platform's own repository every module is a folder of the root, which has no manifest.
 */
export function isOwnRepository(repository: string): boolean {
  return existsSync(join(repository, 'module.json'));
}

/** The repository that a module's folder belongs to: the checkout of the platform, or the folder itself. */
export function repositoryOf(folder: string): string {
  return !folder.startsWith(checkout) && isOwnRepository(folder) ? folder : checkout;
}

/** The modules that the browser loads: the shell and every remote of a checkout, or the one whose repository this is. */
export function moduleNames(repository: string): string[] {
  if (isOwnRepository(repository)) return [nameOf(repository)];
  const isModule = (name: string) => webpackConfigs.some((file) => existsSync(join(repository, name, file)));
  return readdirSync(repository).filter((name) => (name === 'shell' || name.startsWith('mf-')) && isModule(name));
}

/** Where a module's package.json, sources and build lie. */
export function moduleFolder(repository: string, moduleName: string): string {
  return isOwnRepository(repository) ? repository : join(repository, moduleName);
}

/** The name that a module's manifest gives it. @throws Error when it gives none */
export function nameOf(folder: string): string {
  const { name } = JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8'));
  if (typeof name === 'string') return name;
  throw new Error(`${join(folder, 'module.json')} has no name.`);
}
