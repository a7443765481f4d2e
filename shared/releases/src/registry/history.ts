import type { Deed, HistoryEntry, ModuleReleases, Registry } from './registry.ts';
import { namedRelease, withModule } from './registry-changes.ts';
import { isSameText } from './same-text.ts';

/** How many entries a module keeps. */
export const entriesKept = 50;

/** Who makes a change, and of which sources. */
export interface ChangeNote extends Deed, Pick<HistoryEntry, 'via'> {
  commit?: string;
}

export type Step = Omit<HistoryEntry, keyof Deed>;

/** The registry after a change, with what happened to each module written down. Nobody has to remember to do it. */
export function withHistory(before: Registry, after: Registry, note: ChangeNote): Registry {
  let next = after;
  for (const [name, module] of Object.entries(after.modules)) {
    const { commit, ...deed } = note;
    const steps = stepsBetween(before.modules[name], module).map((step) => ({
      ...deed,
      ...step,
      // Of everything else the sources have been known for long.
      ...(commit && hasNewSources(before, name, step) ? { commit } : {}),
    }));
    if (steps.length === 0) continue;
    const history = [...(module.history ?? []), ...steps].slice(-entriesKept);
    next = withModule(next, name, { ...withKeyOfClosing(before.modules[name], module, note.key), history });
  }
  return next;
}

/** Who closed a module says who may give it back. */
function withKeyOfClosing(
  before: ModuleReleases | undefined,
  module: ModuleReleases,
  key: string | undefined,
): ModuleReleases {
  const signed = (was: Deed | undefined, is: Deed | undefined) =>
    is && key && !isSameText(was, is) ? { ...is, key } : is;
  const [paused, retired] = [signed(before?.paused, module.paused), signed(before?.retired, module.retired)];
  return { ...module, ...(paused && { paused }), ...(retired && { retired }) };
}

function hasNewSources(before: Registry, name: string, { version }: Step): boolean {
  return version !== undefined && namedRelease(before, name, version) === undefined;
}

/** What must have happened between two states of a module, oldest first. */
export function stepsBetween(before: ModuleReleases | undefined, after: ModuleReleases): Step[] {
  if (before === after) return [];
  return [...pointerSteps(before, after), ...previewSteps(before, after), ...closingSteps(before, after)];
}

function pointerSteps(before: ModuleReleases | undefined, after: ModuleReleases): Step[] {
  const { stable, canary } = after;
  if (!before) return [{ event: 'released', version: stable }];
  const steps: Step[] = [];
  if (before.stable !== stable) steps.push({ event: turnOf(before, after), version: stable, before: before.stable });
  if (canary && JSON.stringify(canary) !== JSON.stringify(before.canary))
    steps.push({ event: 'canary', version: canary.version, percent: canary.percent });
  const ended = before.canary?.version;
  if (ended && !canary && ended !== stable) steps.push({ event: 'canary-ended', version: ended });
  return steps;
}

function turnOf(before: ModuleReleases, { stable }: ModuleReleases): HistoryEntry['event'] {
  if (before.canary?.version === stable) return 'promoted';
  const placeOf = (version: string) => before.releases.findIndex((release) => release.version === version);
  const isBack = placeOf(stable) !== -1 && placeOf(stable) < placeOf(before.stable);
  return isBack ? 'rolled-back' : 'released';
}

function previewSteps(before: ModuleReleases | undefined, after: ModuleReleases): Step[] {
  const [had, has] = [before?.previews ?? [], after.previews ?? []];
  const added = has.filter((preview) => !had.some((one) => isSameText(one, preview)));
  const ended = had.filter(({ name }) => !has.some((preview) => preview.name === name));
  return [
    ...added.map(({ name, release }) => ({ event: 'previewed' as const, version: release.version, preview: name })),
    ...ended.map(({ name }) => ({ event: 'preview-ended' as const, preview: name })),
  ];
}

function closingSteps(before: ModuleReleases | undefined, after: ModuleReleases): Step[] {
  const version = after.stable;
  if (after.retired && !before?.retired) return [{ event: 'retired', version }];
  if (after.paused && !before?.paused) return [{ event: 'paused', version }];
  const wasClosed = before?.retired !== undefined || before?.paused !== undefined;
  return wasClosed && !after.paused && !after.retired ? [{ event: 'resumed', version }] : [];
}
