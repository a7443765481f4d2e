import {
  chooseRelease,
  type ModuleManifest,
  overrideVersion,
  type RegistryView,
  type ReleaseView,
} from '@rezenso/contract/releases';
import { platformVersion } from '@rezenso/platform';
import { create } from 'zustand';

const source = '/registry.json';
/** How old the registry may be before a navigation looks again. */
const usualFreshForMs = 5000;
/** How long a navigation waits for that look; the registry it has will do otherwise. */
const timeoutMs = 300;
/** How long it waits when what the registry names has just failed: the same once more would fail once more. */
const timeoutAfterFailureMs = 2000;
const answerWithinMs = 4500;

/** What a person may want to know about the releases behind the page. */
interface ReleaseNews {
  /** The site has another release of the shell than this page runs. */
  isShellOutdated: boolean;
  /** Modules that come from somebody's own machine instead of a release. */
  overridden: string[];
}

export const useReleaseNews = create<ReleaseNews>(() => ({ isShellOutdated: false, overridden: [] }));

let registry: RegistryView = {};
let lookedAt = 0;
let freshForMs = usualFreshForMs;
let lookingAgain: Promise<void> | undefined;

/** Takes the registry that the HTML carries; it counts as new for `freshMs`. */
export function startRegistry(inline: RegistryView, freshMs = usualFreshForMs): void {
  take(inline);
  freshForMs = freshMs;
  lookedAt = performance.now();
}

/** The release of a remote that this page runs; undefined when none fits the platform. */
export function releaseFor(module: string, account?: string): ReleaseView | undefined {
  const known = Object.hasOwn(registry, module) ? registry[module] : undefined;
  return known && chooseRelease(module, known, platformVersion, account);
}

/** The manifests of all remotes, which make up routes, navigation and dashboard. */
export function manifests(): ModuleManifest[] {
  return Object.keys(registry).flatMap((module) => releaseFor(module)?.manifest ?? []);
}

/** Whether the registry was looked at just now, so that what it names is what there is. */
export function isRegistryFresh(): boolean {
  return performance.now() - lookedAt < freshForMs;
}

/** Lets the next look happen at once: what the registry named has just failed. */
export function distrustRegistry(): void {
  lookedAt = Number.NEGATIVE_INFINITY;
}

/** Looks for new releases unless that was done just now. Never fails and never holds up a navigation for long. */
export async function lookForReleases(): Promise<void> {
  if (isRegistryFresh()) return;
  const timeout = lookedAt === Number.NEGATIVE_INFINITY ? timeoutAfterFailureMs : timeoutMs;
  lookingAgain ??= readAgain().finally(() => {
    lookingAgain = undefined;
  });
  await Promise.race([lookingAgain, new Promise((resolve) => setTimeout(resolve, timeout))]);
  // Also when timeout ran out: the answer will count when it comes, and nobody waits for it twice.
  lookedAt = performance.now();
}

async function readAgain(): Promise<void> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(answerWithinMs) });
    if (!response.ok) return;
    const view: unknown = await response.json();
    // Something in between may answer in the server's place.
    if (!isRegistryView(view)) return;
    take(view);
    const shell = response.headers.get('x-shell-version');
    useReleaseNews.setState({ isShellOutdated: shell !== null && shell !== __REZENSO_RELEASE__ });
  } catch {
    // The releases known so far go on working.
  }
}

function isRegistryView(value: unknown): value is RegistryView {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((module) => Array.isArray(module?.releases) && typeof module.stable === 'string');
}

function take(view: RegistryView): void {
  registry = view;
  const overridden = Object.keys(view).filter((name) => view[name]?.stable === overrideVersion);
  useReleaseNews.setState({ overridden });
}
