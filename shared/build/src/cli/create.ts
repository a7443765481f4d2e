import { relative, resolve } from 'node:path';
import { createRepository } from '../new-module/create-repository.ts';
import { checkout } from '../release/module-folders.ts';
import { runCommand } from '../verify/command.ts';
import { type Command, UsageError } from './command.ts';

export const create: Command = {
  usage:
    'create <mf-name> --title <Titel> --path </address> --owner <team> [--packages <folder>] [--in <folder>] [--git]',
  summary:
    'Makes a repository of its own for a new module, in the folder you are in: page, test, workflow. Needs no checkout of the platform. Its packages come from the registry that npm asks, or with --packages from a folder that `pack` wrote, and become part of the repository. --git makes its first commit.',
  options: {
    title: { type: 'string' },
    path: { type: 'string' },
    owner: { type: 'string' },
    packages: { type: 'string' },
    in: { type: 'string', default: '.' },
    git: { type: 'boolean' },
  },
  names: [1, 1],
  async run({ names: [name = ''], options: { title, path, owner, packages, in: parent, git }, say }) {
    if (typeof title !== 'string' || typeof path !== 'string' || typeof owner !== 'string')
      throw new UsageError('--title, --path and --owner are needed.');
    const place = resolve(String(parent));
    if (`${place}/`.startsWith(checkout))
      throw new UsageError('Inside the platform it is new-module that adds a module; name a folder outside with --in.');
    const folder = await createRepository(
      place,
      { name, title, path, owner },
      { packages: typeof packages === 'string' ? resolve(packages) : undefined, finish: lock },
    );
    say(`${name} is there, in ${folder}.`);
    if (git) await firstCommit(folder, name);
    say(`See that it works: cd ${relative('.', folder) || '.'} && npm ci && npm test`);
  },
};

/** Only metadata: `npm ci` then installs exactly that. @throws Error when npm finds no packages of the platform, or nothing at all */
async function lock(folder: string): Promise<void> {
  const args = ['install', '--package-lock-only', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { isOk, output } = await runCommand('npm', args, { folder });
  if (isOk) return;
  const ways = [
    'Nothing was made: npm could not find all packages.',
    'Where a registry of your own has those of the platform, name it in ~/.npmrc: @rezenso:registry=https://…',
    'Where none has: `npx rezenso pack <folder>` in a checkout, and --packages <folder> here.',
  ];
  throw new Error(`${ways.join('\n')}\n\n${output.trim()}`);
}

async function firstCommit(folder: string, name: string): Promise<void> {
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['commit', '-q', '-m', `feat: Begin ${name}`],
  ]) {
    const { isOk, output } = await runCommand('git', args, { folder });
    if (!isOk) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  }
}
