import { parseArgs, stripVTControlCharacters } from 'node:util';
import { openStore } from '@rezenso/releases/store';
import { isOwnRepository, moduleNames } from '../release/module-folders.ts';
import { codeownersCommand } from './codeowners.ts';
import { type Command, type Surroundings, UsageError } from './command.ts';
import { countOn } from './count-on.ts';
import { create } from './create.ts';
import { dev } from './dev.ts';
import { fits } from './fits.ts';
import { gc } from './gc.ts';
import { hinted, placeOf } from './hinted.ts';
import { history } from './history.ts';
import { keys } from './keys/keys.ts';
import { nearest } from './nearest.ts';
import { newModuleCommand } from './new-module.ts';
import { pack } from './pack.ts';
import { pause } from './pause.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { release } from './release.ts';
import { resume } from './resume.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { signCommand } from './sign.ts';
import { status } from './status.ts';
import { storePlace } from './store-place.ts';
import { surface } from './surface.ts';
import { trace } from './trace.ts';

const commands: Record<string, Command> = {
  release,
  promote,
  rollback,
  pause,
  resume,
  retire,
  preview,
  status,
  fits,
  history,
  trace,
  gc,
  keys,
  sign: signCommand,
  'count-on': countOn,
  create,
  dev,
  'new-module': newModuleCommand,
  surface,
  pack,
  codeowners: codeownersCommand,
};

/**
 * Runs one command of `npx rezenso`.
 * @param args what the person typed behind `rezenso`
 * @returns the exit code: 0 done, 1 it could not be done, 2 wrongly used; with 1 and 2 one clear sentence was said
 */
export async function rezenso(args: readonly string[], given: Surroundings): Promise<number> {
  const surroundings = withPlainWords(given);
  const [name = 'help', ...rest] = args;
  const { say, complain, env, repository, now } = surroundings;
  if (['help', '--help', '-h'].includes(name)) {
    say(help(surroundings));
    return 0;
  }
  const command = commandsIn(surroundings)[name];
  if (!command) {
    complain(whyNoCommand(name, surroundings));
    return 2;
  }
  if (rest.includes('--help')) {
    say(`npx rezenso ${command.usage}\n\n${command.summary}`);
    return 0;
  }
  let place = 'this store';
  let named: string | undefined;
  try {
    const { names, options } = understood(command, rest, repository);
    named = placeOf(command, options);
    const hint = (text: string) => hinted(text, named);
    const store = (wanted = named) => {
      const opened = openStore(storePlace(wanted, surroundings), { env, repository, now });
      place = opened.place;
      return opened;
    };
    await command.run({ ...surroundings, names, options, store, hint });
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    complain(hinted(error.message.replaceAll(/\bthis store\b/g, place), named));
    if (!(error instanceof UsageError)) return 1;
    complain(`\nnpx rezenso ${command.usage}`);
    return 2;
  }
}

/** What others wrote into a store is shown, and never obeyed by the terminal. */
function withPlainWords(surroundings: Surroundings): Surroundings {
  const plain = (text: string) =>
    stripVTControlCharacters(text).replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
  const { say, complain } = surroundings;
  return { ...surroundings, say: (line) => say(plain(line)), complain: (line) => complain(plain(line)) };
}

/** What can be done here: a module's own repository is no place to change the platform. */
function commandsIn({ repository, isOutside }: Surroundings): Record<string, Command> {
  if (!isOutside && !isOwnRepository(repository)) return commands;
  return Object.fromEntries(Object.entries(commands).filter(([, { isOfCheckout }]) => !isOfCheckout));
}

function whyNoCommand(name: string, surroundings: Surroundings): string {
  if (Object.hasOwn(commands, name))
    return `"${name}" works on a checkout of the platform; this is no checkout. \`npx rezenso help\` lists what works here.`;
  const meant = nearest(name, Object.keys(commandsIn(surroundings)));
  return `There is no command "${name}"${meant ? `; did you mean "${meant}"?` : '.'} \`npx rezenso help\` lists all.`;
}

function understood(command: Command, args: string[], repository: string) {
  const options = { store: { type: 'string' }, ...command.options } as const;
  const { values, positionals } = parsed(args, options);
  const isMeant = command.takesModule && positionals.length === 0 && isOwnRepository(repository);
  const names = isMeant ? moduleNames(repository) : positionals;
  const [least, most] = command.names;
  if (names.length < least) throw new UsageError(`${missingNames(command.usage, names.length)} is missing.`);
  if (names.length > most) throw new UsageError(`"${names[most]}" is too much.`);
  return { names, options: values };
}

/** `<folder>`; what stands in a usage before its options, without what was given. */
function missingNames(usage: string, given: number): string {
  const [names = ''] = usage.split(/ (?=\[|--|\|)/);
  return [...names.matchAll(/<[^>]+>/g)].slice(given).join(' ');
}

function parsed(args: string[], options: NonNullable<Command['options']>) {
  // What is no option is told in our words; Node's are about parsing.
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    const meant = known ? undefined : nearest(name, Object.keys(options));
    if (!known) throw new UsageError(`There is no option ${rawName} here${meant ? `; did you mean --${meant}?` : '.'}`);
    if (known.type === 'string' && (value === undefined || (value.startsWith('-') && !token.inlineValue)))
      throw new UsageError(`${rawName} takes a value.`);
    if (known.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
  return { values: values as Record<string, string | boolean | undefined>, positionals };
}

function help(surroundings: Surroundings): string {
  const lines = Object.values(commandsIn(surroundings)).map(
    ({ usage, summary }) => `  npx rezenso ${usage}\n      ${summary}`,
  );
  return `Rezenso's releases\n\n${lines.join('\n')}\n\nEach takes --store <folder, s3://bucket/prefix, https://site or environment>; without it RELEASES_URL counts, then DATA_DIR/releases. An environment is a name such as staging, whose store RELEASES_URL_STAGING names.`;
}
