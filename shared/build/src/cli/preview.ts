import {
  moduleIn,
  newPreviewToken,
  previewDaysAtMost,
  previewTag,
  withoutPreview,
  withPreview,
} from '@rezenso/releases/registry';
import { authorOf, branchOf } from '@rezenso/releases/store';
import { skipOptions } from '../gate/module-checks.ts';
import { moduleFolder } from '../release/module-folders.ts';
import { uploaded } from '../release/publish.ts';
import { type About, buildAndLook } from './build-and-look.ts';
import { type Command, type Invocation, UsageError } from './command.ts';
import { minuteOf } from './minute.ts';
import { assertReleasable, assertWorthBuilding, checkReleasable } from './releasable.ts';

const dayMs = 86_400_000;

export const preview: Command = {
  usage: 'preview <module> [--name <name>] [--days <days>] [--skip <checks> --because <reason>] [--end]',
  summary:
    'Builds one module, checks and uploads it like `release`, and prints a link: only browsers that open it get the module, for so many days (7). The name is that of the branch; a preview replaces the one before of its name, and --end ends it.',
  options: {
    name: { type: 'string' },
    days: { type: 'string', default: '7' },
    end: { type: 'boolean' },
    ...skipOptions,
  },
  takesModule: true,
  names: [1, 1],
  async run(invocation) {
    const { names, options, repository, say } = invocation;
    const [moduleName = ''] = names;
    const name = nameOf(invocation);
    if (options.end) {
      await invocation.store().changeRegistry((registry) => withoutPreview(registry, moduleName, name));
      return say(`The preview ${name} of ${moduleName} has ended.`);
    }
    assertReleasable(repository, moduleName);
    if (moduleName === 'shell') throw new UsageError('The shell has no preview: it is what shows previews.');
    const days = daysOf(options.days);
    const store = invocation.store();
    const origin = originOf(invocation.env, store.place);
    const registry = await store.readRegistry();
    // Before the minutes of a build.
    moduleIn(registry, moduleName);
    store.assertMayChange(registry, moduleName);
    await assertWorthBuilding(store, registry, { repository, moduleName, isAhead: false });
    await buildAndLook(invocation, moduleName, (about) =>
      checkAndPreview(invocation, moduleName, { name, days, origin, about }),
    );
  },
};

interface Wish {
  name: string;
  days: number;
  origin: string;
  about: About;
}

async function checkAndPreview(
  invocation: Invocation,
  moduleName: string,
  { name, days, origin, about }: Wish,
): Promise<void> {
  const { repository, env, now, say } = invocation;
  const store = invocation.store();
  const folder = moduleFolder(repository, moduleName);
  await checkReleasable(store, folder, moduleName, {});
  const release = await uploaded({ store, folder, moduleName, now: now(), about });
  const token = newPreviewToken();
  const until = new Date(now().getTime() + days * dayMs).toISOString();
  const deed = { at: now().toISOString(), by: authorOf(env, repository).by };
  const added = { ...deed, name, release, tag: previewTag(token), until };
  await store.changeRegistry((registry) => withPreview(registry, moduleName, added));
  say(`${moduleName} ${release.version} is the preview ${name} until ${minuteOf(until)}.`);
  const where = origin ? 'this link' : 'this address of your site (PUBLIC_ORIGIN makes it a whole link)';
  say(`Whoever opens ${where} gets it; nobody can read it again:\n\n  ${origin}/preview/${token}`);
}

function nameOf({ options: { name }, repository }: Invocation): string {
  const given = typeof name === 'string' ? name.trim() : branchOf(repository);
  if (given === '' || given.length > 60) throw new UsageError('--name takes a name of up to 60 characters.');
  return given;
}

function daysOf(given: string | boolean | undefined): number {
  const days = Number(given);
  if (typeof given === 'string' && /^\d+$/.test(given) && days >= 1 && days <= previewDaysAtMost) return days;
  throw new UsageError(`--days takes a whole number from 1 to ${previewDaysAtMost}, not "${given}".`);
}

/**
 * Where the link leads: to the site that is the store; of a folder or a bucket nobody knows its site but whoever names it.
 * @throws UsageError when that is no address
 */
function originOf({ PUBLIC_ORIGIN }: NodeJS.ProcessEnv, place: string): string {
  if (/^https?:/.test(place)) return new URL(place).origin;
  if (!PUBLIC_ORIGIN) return '';
  const named = URL.parse(PUBLIC_ORIGIN);
  if (named && /^https?:$/.test(named.protocol)) return named.origin;
  throw new UsageError(
    `PUBLIC_ORIGIN is the address of the site, such as https://www.example, not "${PUBLIC_ORIGIN}".`,
  );
}
