import { parseArgs } from 'node:util';
import { openStore } from '@rezenso/releases/store';
import { codeownersCommand } from './codeowners.ts';
import { type Command, type Surroundings, UsageError } from './command.ts';
import { countOn } from './count-on.ts';
import { gc } from './gc.ts';
import { keys } from './keys.ts';
import { newModuleCommand } from './new-module.ts';
import { promote } from './promote.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { signCommand } from './sign.ts';
import { status } from './status.ts';
import { surface } from './surface.ts';

const commands: Record<string, Command> = {
  release,
  promote,
  rollback,
  status,
  gc,
  keys,
  sign: signCommand,
  'count-on': countOn,
  'new-module': newModuleCommand,
  surface,
  codeowners: codeownersCommand,
};

/**
 * Runs one command of `npx rezenso`.
 * @param args what the person typed behind `rezenso`
 * @returns the exit code: 0 done, 1 it could not be done, 2 wrongly used; with 1 and 2 one clear sentence was said
 */
export async function rezenso(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const [name = 'help', ...rest] = args;
  const { say, complain, env, repository } = surroundings;
  if (['help', '--help', '-h'].includes(name)) {
    say(help());
    return 0;
  }
  const command = commands[name];
  if (!command) {
    complain(`There is no command "${name}".\n\n${help()}`);
    return 2;
  }
  if (rest.includes('--help')) {
    say(`npx rezenso ${command.usage}\n\n${command.summary}`);
    return 0;
  }
  try {
    const { names, options } = understood(command, rest);
    const store = () => openStore(textOf(options.store) || undefined, { env, repository });
    await command.run({ ...surroundings, names, options, store });
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    complain(error.message);
    if (!(error instanceof UsageError)) return 1;
    complain(`\nnpx rezenso ${command.usage}`);
    return 2;
  }
}

function understood(command: Command, args: string[]) {
  const options = { store: { type: 'string' }, ...command.options } as const;
  const { values, positionals: names } = parsed(args, options);
  const [least, most] = command.names;
  if (names.length < least) throw new UsageError('Something is missing.');
  if (names.length > most) throw new UsageError(`"${names[most]}" is too much.`);
  return { names, options: values };
}

function parsed(args: string[], options: NonNullable<Command['options']>) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function textOf(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : '';
}

function help(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  npx rezenso ${usage}\n      ${summary}`);
  return `Rezenso's releases\n\n${lines.join('\n')}\n\nEach takes --store <folder or s3://bucket/prefix>; without it RELEASES_URL counts, then DATA_DIR/releases.`;
}
