import { contractHeader } from '@rezenso/contract/contract-version';
import {
  type ClosedView,
  chooseRelease,
  fitsContract,
  type ModuleManifest,
  overrideVersion,
  type RegistryView,
  type ReleaseView,
} from '@rezenso/contract/releases';
import { noteServerContract, platformVersion, serverContract } from '@rezenso/platform';
import { create } from 'zustand';

const source = '/registry.json';
/** Under which `npx rezenso dev` and `npm run dev` serve a module. */
const developmentVersion = 'development';
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
  /** Modules that the page's own address compiles as they are edited. */
  developed: string[];
  /** Previews that this browser opened. */
  previewed: string[];
  /** Says which modules people get; another text when one came, was paused or went. */
  served: string;
}

const noNews: ReleaseNews = { isShellOutdated: false, overridden: [], developed: [], previewed: [], served: '' };
export const useReleaseNews = create<ReleaseNews>(() => noNews);

let registry: RegistryView = {};
let knownEtag: string | null = null;
let lookedAt = 0;
let freshForMs = usualFreshForMs;
let lookingAgain: Promise<void> | undefined;

/** Takes the registry that the HTML carries; it counts as new for `freshMs`. */
export function startRegistry(inline: RegistryView, freshMs = usualFreshForMs): void {
  take(inline);
  knownEtag = null;
  freshForMs = freshMs;
  lookedAt = performance.now();
}

/** The release of a remote that this page runs; undefined when none fits the platform. */
export function releaseFor(module: string, account?: string): ReleaseView | undefined {
  const known = Object.hasOwn(registry, module) ? registry[module] : undefined;
  return known && chooseRelease(module, known, platformVersion, account, serverContract());
}

/** Whether a release was built for what the server speaks now; its pages could not read the answers otherwise. */
export function understandsServer(release: ReleaseView): boolean {
  return fitsContract(release, serverContract());
}

/** The manifests of the releases that this account gets, which make up routes, navigation and dashboard. */
export function manifests(account?: string): ModuleManifest[] {
  return Object.keys(registry).flatMap((module) => releaseFor(module, account)?.manifest ?? []);
}

/** Why nobody gets a module that was released; undefined when people get it. */
export function closedModule(module: string): ClosedView | undefined {
  return Object.hasOwn(registry, module) ? registry[module]?.closed : undefined;
}

/** The modules that nobody gets, by name. */
export function closedModules(): { name: string; closed: ClosedView }[] {
  return Object.entries(registry).flatMap(([name, { closed }]) => (closed ? [{ name, closed }] : []));
}

/** Draws the component anew when a module came, was paused or went. */
export function useServedModules(): void {
  useReleaseNews(({ served }) => served);
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
    const etag = response.headers.get('etag');
    if (response.ok) noteServerContract(response.headers.get(contractHeader));
    if (!response.ok || (etag !== null && etag === knownEtag)) return;
    const view: unknown = await response.json();
    // Something in between may answer in the server's place.
    if (!isRegistryView(view)) return;
    take(view);
    knownEtag = etag;
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
  const developed = Object.keys(view).filter((name) => view[name]?.stable === developmentVersion);
  const previewed = Object.values(view).flatMap(({ preview }) => preview?.name ?? []);
  const served = Object.keys(view).filter((name) => view[name]?.releases.length);
  const closed = closedModules().map(({ name, closed: { kind } }) => `${kind} ${name}`);
  useReleaseNews.setState({ overridden, developed, previewed, served: [...served, ...closed].join() });
}
