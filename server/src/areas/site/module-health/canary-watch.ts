import type { ReleaseReader } from '@rezenso/releases/reader';
import { type Registry, releasesOf } from '@rezenso/releases/registry';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { Core } from '../../../core.ts';
import { reasonToReturn } from './canary.policy.ts';
import { canaryReturns } from './canary-returns.repository.ts';
import { moduleHealth } from './module-health.repository.ts';
import { isWitness } from './witness.policy.ts';

/** How long another process's decision may take to arrive here, in ms. */
const freshForMs = 5000;
/** Days back that count for stable; a canary's own figures begin with it. */
const lookBackDays = 7;

/**
 * Compares each canary with stable and takes back one that is worse. The pointer in the store stays as the team set
 * it; this site only stops following it, for good: a mended module is a new release.
 */
export function canaryWatch(
  { database, env, now, log }: Pick<Core, 'database' | 'env' | 'now' | 'log'>,
  releases: ReleaseReader,
) {
  let returned = new Set<string>();
  let readAt = Number.NEGATIVE_INFINITY;

  async function readReturned(): Promise<void> {
    if (now().getTime() - readAt < freshForMs) return;
    readAt = now().getTime();
    try {
      returned = new Set((await canaryReturns(database.db).list()).map(keyOf));
    } catch (error) {
      // Pages open while the database is away; what was known goes on.
      log.warn({ err: error }, 'canaries that were taken back cannot be read');
    }
  }

  /** Tells whoever runs this site, and in the store the team that released it. */
  async function tell(module: string, version: string, reason: string): Promise<void> {
    log.error({ module, version, reason }, 'a canary is taken back');
    try {
      await releases.noteReturn(module, version, { site: env.publicOrigin, reason, at: now().toISOString() });
    } catch (error) {
      log.warn({ err: error, module, version }, 'the store takes no note of a canary that was taken back');
    }
  }

  async function followed(reading: Promise<Registry>): Promise<Registry> {
    const [registry] = await Promise.all([reading, readReturned()]);
    return withoutReturned(registry, returned);
  }

  return {
    /** The store as this site follows it. */
    releases: {
      ...releases,
      registry: () => followed(releases.registry()),
      latest: () => followed(releases.latest()),
    } satisfies ReleaseReader,

    /** Whether what this member's browser says about a release counts. */
    async hears(member: CurrentMember, name: string, version: string): Promise<boolean> {
      const module = releasesOf(await releases.registry(), name);
      return isWitness(member, { name, version, module }, now());
    },

    /** Looks whether this release of a module is a canary that is worse than stable, and takes it back. */
    async judge(module: string, version: string): Promise<void> {
      const known = releasesOf(await releases.registry(), module);
      if (known?.canary?.version !== version || returned.has(keyOf({ module, version }))) return;
      const since = new Date(now().getTime() - lookBackDays * 86_400_000);
      const health = moduleHealth(database.db);
      const canary = await health.figuresOf(module, version, since);
      const stable = await health.figuresOf(module, known.stable, since);
      const reason = reasonToReturn(canary, stable);
      if (!reason) return;
      const isFirst = await canaryReturns(database.db).add(
        { module, version, reason, figures: { canary, stable } },
        now(),
      );
      if (isFirst) await tell(module, version, reason);
      returned = new Set([...returned, keyOf({ module, version })]);
    },
  };
}

export type CanaryWatch = ReturnType<typeof canaryWatch>;

/** The registry with everything withdrawn that this site took back, unless the team has made it stable all the same. */
function withoutReturned(registry: Registry, returned: ReadonlySet<string>): Registry {
  if (returned.size === 0) return registry;
  const modules = Object.entries(registry.modules).map(([module, known]) => {
    const isReturned = ({ version }: { version: string }) =>
      version !== known.stable && returned.has(keyOf({ module, version }));
    const taken = known.releases.filter(isReturned).map(({ version }) => version);
    if (taken.length === 0) return [module, known] as const;
    const canary = known.canary && isReturned(known.canary) ? null : known.canary;
    return [module, { ...known, canary, rolledBack: [...(known.rolledBack ?? []), ...taken] }] as const;
  });
  return { ...registry, modules: Object.fromEntries(modules) };
}

function keyOf({ module, version }: { module: string; version: string }): string {
  return `${module}@${version}`;
}
