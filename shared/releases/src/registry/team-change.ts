import { entriesKept, type Step, stepsBetween } from './history.ts';
import type { HistoryEntry, ModuleReleases } from './registry.ts';
import { isSameText } from './same-text.ts';

/** Who changes the part of a module, with a key of its team. */
export interface TeamChange {
  module: string;
  /** Id of the key. */
  key: string;
  /** Whether this key may give back what the key of that id closed. */
  mayReopen(closedBy: string | undefined): boolean;
}

type Fault = string | undefined;

/**
 * Why the key of a team may not change the part of its module like this; undefined when it may. A team adds releases and previews
 * and moves its pointers among them. What was released, what happened and what operators closed stays as it is.
 * @param before undefined for a module that was never released
 */
export function teamChangeFault(
  before: ModuleReleases | undefined,
  after: ModuleReleases,
  change: TeamChange,
): string | undefined {
  return (
    releasesFault(before?.releases ?? [], after, change) ??
    previewsFault(before?.previews ?? [], after.previews ?? [], change) ??
    closingFault(before, after, change) ??
    historyFault(before, after, change)
  );
}

function releasesFault(
  had: ModuleReleases['releases'],
  { releases, stable }: ModuleReleases,
  { module }: TeamChange,
): Fault {
  const versions = releases.map(({ version }) => version);
  const twice = versions.find((version, index) => versions.indexOf(version) !== index);
  if (twice) return `${module} names ${twice} twice.`;
  for (const release of had) {
    const now = releases.find(({ version }) => version === release.version);
    if (!now) return `Only the operators take releases out, and ${module} ${release.version} is gone.`;
    if (!isSameText(now, release)) return `${module} ${release.version} was released, and releases never change.`;
  }
  const known = had.map(({ version }) => version);
  const added = versions.filter((version) => !known.includes(version));
  if (added.length > 1) return `One change brings one release, and this one brings ${added.join(', ')} of ${module}.`;
  // What becomes stable counts as the newest again.
  const asNewest = [...known.filter((version) => version !== stable), stable];
  const orders = [[...known, ...added], ...(known.includes(stable) ? [[...asNewest, ...added]] : [])];
  return orders.some((order) => isSameText(order, versions))
    ? undefined
    : `The releases of ${module} stand in another order.`;
}

function previewsFault(
  had: NonNullable<ModuleReleases['previews']>,
  has: NonNullable<ModuleReleases['previews']>,
  { module }: TeamChange,
): Fault {
  const names = has.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) return `${module} has two previews ${twice}.`;
  const added = has.filter((preview) => !had.some((one) => isSameText(one, preview)));
  return added.length > 1
    ? `One change brings one preview, and this one brings ${added.length} of ${module}.`
    : undefined;
}

function closingFault(
  before: ModuleReleases | undefined,
  after: ModuleReleases,
  { module, key, mayReopen }: TeamChange,
): Fault {
  for (const how of ['paused', 'retired'] as const) {
    const [was, is] = [before?.[how], after[how]];
    if (isSameText(was, is)) continue;
    if (was && !mayReopen(was.key)) return `The operators ${how} ${module}, and only they change that.`;
    if (is && module === 'shell') return 'The shell is the page itself; it can neither be paused nor retired.';
    if (is && is.key !== key) return `${module} is ${how} in the name of another key.`;
  }
  return undefined;
}

function historyFault(before: ModuleReleases | undefined, after: ModuleReleases, { module, key }: TeamChange): Fault {
  const steps = stepsBetween(before, after);
  const history = after.history ?? [];
  const added = steps.length > 0 ? history.slice(-steps.length) : [];
  const expected = [...(before?.history ?? []), ...added].slice(-entriesKept);
  const isTold = added.every((entry, index) => entry.key === key && isOf(steps[index], entry));
  return added.length === steps.length && isTold && isSameText(expected, history)
    ? undefined
    : `The history of ${module} does not say what happened, and nothing else.`;
}

function isOf(step: Step | undefined, { event, version, before, percent, preview }: HistoryEntry): boolean {
  const told = { event, version, before, percent, preview };
  return step !== undefined && Object.entries(told).every(([field, value]) => Reflect.get(step, field) === value);
}
