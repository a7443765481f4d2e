import { once } from 'node:events';
import { isOwnRepository, moduleNames } from '../release/module-folders.ts';
import { type Command, type Invocation, UsageError } from './command.ts';

export const dev: Command = {
  usage: 'dev <module> --against <address> [--port <port>] [--with <module>=<address>,…] [--allow-writes]',
  summary:
    'Shows a deployed site with this module as it is edited: its pages, navigation and cards, with the data of that site, reloaded after each change. It only reads there unless --allow-writes says otherwise. --with takes further modules from where somebody develops them.',
  options: {
    against: { type: 'string' },
    port: { type: 'string' },
    with: { type: 'string' },
    'allow-writes': { type: 'boolean' },
  },
  takesModule: true,
  names: [1, 1],
  async run({ repository, names: [moduleName = ''], options, say }) {
    if (!moduleNames(repository).includes(moduleName)) throw new UsageError(`There is no module ${moduleName} here.`);
    if (options.against === undefined && !isOwnRepository(repository))
      throw new UsageError(
        `\`npm run dev -w ${moduleName}\` shows it in a site of your own. This shows it in one that runs: --against takes its address, like https://staging.example.`,
      );
    const site = originOf(options.against);
    const isWritable = options['allow-writes'] === true;
    const port = options.port === undefined ? {} : { port: portOf(options.port) };
    // webpack's server is loaded by nobody who does not develop.
    const { serveAgainst } = await import('../dev/against.ts');
    const served = await serveAgainst({ repository, moduleName, site, isWritable, ...port, others: othersIn(options) });
    say(`\n  ${moduleName} in development, in ${site}: ${served.address}`);
    say(isWritable ? '  What you do there counts.\n' : '  It only reads there; --allow-writes changes that.\n');
    say(
      `  To sign in: ask for the link there, and paste it here. It leads to ${site}, whose session does not reach this page.\n`,
    );
    const { answerPastedLinks } = await import('../dev/pasted-link.ts');
    const end = process.stdin.isTTY ? answerPastedLinks(process.stdin, { site, here: served.address, say }) : () => {};
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
    end();
    await served.stop();
  },
};

/** @throws UsageError for anything that is no address of a site */
function originOf(given: string | boolean | undefined): string {
  const url = typeof given === 'string' ? URL.parse(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError('--against takes the address of a site, like https://staging.example.');
  return url.origin;
}

function portOf(given: string | boolean): number {
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`--port takes a port, not "${given}".`);
}

function othersIn({ with: given }: Invocation['options']): Record<string, string> {
  if (typeof given !== 'string') return {};
  return Object.fromEntries(
    given.split(',').map((part) => {
      const [name = '', address = ''] = part.split(/=(.*)/s);
      const url = URL.parse(address);
      if (!/^mf-[a-z0-9-]+$/.test(name) || !url)
        throw new UsageError(`--with takes <module>=<address>, with commas between them, not "${part}".`);
      return [name, url.origin];
    }),
  );
}
