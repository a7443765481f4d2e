import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { moduleNames } from '../release/module-folders.ts';

/** Where the platform for code looks for it. */
export const codeownersFile = '.github/CODEOWNERS';

const head = [
  '# Who is asked about a change. Made by `npx rezenso codeowners` from the owner in each module.json and, for what',
  '# belongs to no module, from "config" in package.json; a test compares them. The last line that fits counts.',
];

/**
 * Who answers for what: a module's team for its folder and for the server's area of the same name, the owner that the
 * root's package.json names for everything else.
 * @returns the text of CODEOWNERS
 */
export function codeowners(repository: string): string {
  const { owner, organization } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).config;
  const handle = (team: string) => `@${organization}/${slugOf(team)}`;
  const lines = manifestsIn(repository).flatMap(({ name, owner: team }) =>
    foldersOf(repository, name).map((folder) => `/${folder}/ ${handle(team)}`),
  );
  return `${[...head, '', `* ${handle(owner)}`, ...lines.toSorted()].join('\n')}\n`;
}

function manifestsIn(repository: string): ModuleManifest[] {
  return moduleNames(repository)
    .map((name) => join(repository, name, 'module.json'))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

function foldersOf(repository: string, name: string): string[] {
  const area = `server/src/areas/${name.replace(/^mf-/, '')}`;
  return existsSync(join(repository, area)) ? [name, area] : [name];
}

/** "Team Köln & Süd" is team-koln-sud in an address. */
function slugOf(team: string): string {
  const plain = team.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
