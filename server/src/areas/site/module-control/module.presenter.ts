import type { AdminModule, AdminModuleEvent, AdminModuleRelease, CanaryCause } from '@rezenso/contract/admin';
import { chooseRelease } from '@rezenso/contract/releases';
import {
  type Deed,
  type HistoryEntry,
  isClosed,
  type ModuleReleases,
  moduleIn,
  neededFor,
  platformOf,
  type Registry,
  type Release,
  stableOf,
  titleOf,
} from '@rezenso/releases/registry';
import type { ReleaseFigures } from '../../../database/schema-releases.ts';
import { causeToReturn } from '../module-health/canary.policy.ts';
import type { CanaryReturn } from '../module-health/canary-returns.repository.ts';
import type { FiguresByRelease } from '../module-health/module-health.repository.ts';
import { momentOf } from './moment.ts';

export interface Observed {
  health: FiguresByRelease;
  returned: readonly CanaryReturn[];
  now: Date;
}

/** More than anybody looks through; `status` lists all. */
const shownReleases = 100;
/** All that a registry keeps. */
const shownEvents = 50;
const unseen = { members: 0, affected: 0, loads: 0, loadMs: null };

/** A module as admins see it. */
export function presentModule(registry: Registry, name: string, observed: Observed): AdminModule {
  const known = moduleIn(registry, name);
  const manifest = stableOf(known)?.manifest;
  const { stable, paused, retired, previews = [], history = [] } = known;
  const alive = previews.filter(({ until }) => new Date(until) > observed.now);
  return {
    name,
    title: titleIn(name, known),
    label: manifest?.navigation?.[0]?.label ?? null,
    owner: manifest?.owner ?? null,
    neededFor: neededFor(registry, name),
    stable,
    served: servedOf(registry, name, known),
    canary: canaryOf(name, known, observed),
    paused: paused ? deedOf(paused) : null,
    retired: retired ? deedOf(retired) : null,
    previews: alive.map((preview) => ({
      name: preview.name,
      version: preview.release.version,
      by: preview.by,
      until: preview.until,
    })),
    releases: known.releases
      .slice(-shownReleases)
      .toReversed()
      .map((release) => presentRelease(name, known, release, observed)),
    history: history.slice(-shownEvents).toReversed().map(presentEvent),
  };
}

/** What people call a module; of one that says nothing its name. */
export function titleIn(name: string, known: ModuleReleases): string {
  const stable = stableOf(known);
  return (stable?.manifest ? titleOf(stable.manifest) : stable?.title) ?? name;
}

function servedOf(registry: Registry, name: string, known: ModuleReleases): string | null {
  if (isClosed(known)) return null;
  const platform = platformOf(registry);
  if (name === 'shell' || !platform) return known.stable;
  return chooseRelease(name, known, platform)?.version ?? null;
}

function canaryOf(name: string, { canary }: ModuleReleases, { returned }: Observed): AdminModule['canary'] {
  if (!canary) return null;
  const { version, percent, visitors = false } = canary;
  const back = returned.find((one) => one.module === name && one.version === version);
  return {
    version,
    percent,
    hasVisitors: visitors,
    returned: back?.reason ?? null,
    cause: back ? causeOf(back) : null,
  };
}

/** What was compared when a canary was taken back. */
function causeOf({ figures: { canary, stable } }: CanaryReturn): CanaryCause | null {
  const kind = canary && stable && causeToReturn(canary, stable);
  return kind ? { kind, canary: comparedOf(canary), stable: comparedOf(stable) } : null;
}

function comparedOf({ members, affected, loadMs }: ReleaseFigures): CanaryCause['canary'] {
  return { members, affected, loadMs: Math.round(loadMs) };
}

function presentRelease(
  name: string,
  known: ModuleReleases,
  release: Release,
  { health }: Observed,
): AdminModuleRelease {
  const { version, publishedAt, files, checks = [] } = release;
  const came = known.history?.find((entry) => entry.version === version);
  return {
    version,
    publishedAt: momentOf(publishedAt),
    role: roleOf(known, version),
    sizeKb: Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
    by: came?.by ?? null,
    commit: came?.commit ?? null,
    skipped: checks.flatMap(({ name: check, skippedBecause: because }) =>
      because === undefined ? [] : [{ check, because }],
    ),
    health: health.get(`${name}@${version}`) ?? unseen,
  };
}

function roleOf({ stable, canary, rolledBack = [] }: ModuleReleases, version: string): AdminModuleRelease['role'] {
  if (version === stable) return 'stable';
  if (version === canary?.version) return 'canary';
  return rolledBack.includes(version) ? 'withdrawn' : 'kept';
}

function presentEvent({ event, version, before, percent, preview, via, ...deed }: HistoryEntry): AdminModuleEvent {
  return {
    ...deedOf(deed),
    event,
    version: version ?? null,
    before: before ?? null,
    percent: percent ?? null,
    preview: preview ?? null,
    via: via ?? null,
  };
}

function deedOf({ at, by, reason }: Deed): NonNullable<AdminModule['paused']> {
  return { at: momentOf(at), by, reason: reason ?? null };
}
