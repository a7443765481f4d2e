import { newModule } from '../new-module/new-module.ts';
import { runCommand } from '../verify/command.ts';
import { codeownersCommand } from './codeowners.ts';
import { type Command, UsageError } from './command.ts';

export const newModuleCommand: Command = {
  usage: 'new-module <mf-name> --title <Titel> --path </address> --owner <team>',
  summary:
    'Adds a module with a page and its test: routed, in the navigation, part of every check. No other file has to be touched.',
  options: { title: { type: 'string' }, path: { type: 'string' }, owner: { type: 'string' } },
  isOfCheckout: true,
  names: [1, 1],
  async run(surroundings) {
    const {
      repository,
      names: [name = ''],
      options: { title, path, owner },
      say,
    } = surroundings;
    if (typeof title !== 'string' || typeof path !== 'string' || typeof owner !== 'string')
      throw new UsageError('--title, --path and --owner are needed.');
    await newModule({ repository, name, title, path, owner });
    say(`${name} is there, at ${path}.`);
    await codeownersCommand.run({ ...surroundings, names: [], say: () => {} });
    // The lockfile names every module; nothing new is downloaded for it.
    const args = ['install', '--package-lock-only', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { isOk, output } = await runCommand('npm', args, { folder: repository });
    say(
      isOk ? `See it with: npm run dev -w ${name}` : `Run \`npm install\` once; it could not be done now:\n${output}`,
    );
  },
};
