import { getProfileStatus } from '@rezenso/contract/auth';
import { contractVersion } from '@rezenso/contract/contract-version';
import type { Language } from '@rezenso/contract/language';
import { getProfile } from '@rezenso/contract/profile';
import { chooseRelease, type ModuleManifest, releasePath, routeOf } from '@rezenso/contract/releases';
import { isClosed, type Registry, type Release, releasesOf, stableOf, viewOf } from '@rezenso/releases/registry';
import type { Asset } from './asset.ts';
import type { DocumentInput } from './document.ts';

/** Everything of a document that follows from the registry alone. */
export type PageAssets = Pick<DocumentInput, 'registry' | 'scripts' | 'preloads' | 'fonts' | 'firstReads'> & {
  /** Path, inside the release store, of the stylesheet that the HTML carries inline. */
  cssFile: string;
  /** The language that the shell is going to speak: German where its release has no other. */
  language: Language;
  /** Path, inside the release store, of the ready landing page; undefined when the release has none. */
  prerenderedFile: string | undefined;
  /** Whether the ready landing page is German in a document that is not. */
  isPrerenderedGerman: boolean;
  /** Version of the platform that the shell brings along. */
  platform: string;
};

export interface Visit {
  path: string;
  /** Whether the request carries a session: members see the dashboard on `/`, visitors the landing page. */
  isSignedIn: boolean;
  /** Id of the signed-in account where it is known; it decides about canaries. */
  account?: string;
  /** The language that is wanted; German unless said. */
  language?: Language;
}

/**
 * What the document of an address needs: the shell's scripts, and what this visit is going to load of the remotes.
 * @throws Error when no shell has been released
 */
export function pageAssets(
  registry: Registry,
  { path, isSignedIn, account, language: wanted = 'de' }: Visit,
): PageAssets {
  const released = stableOf(registry.modules.shell);
  if (!released) throw new Error('No shell has been released');
  const shell = { ...released, name: 'shell' };
  const platform = shell.platformVersion ?? '';
  const view = viewOf(registry);
  const remotes = Object.keys(view).flatMap((name) => chosen(registry, name, platform, account) ?? []);
  const landing = remotes.find(({ name }) => name === 'mf-auth');
  const catalogue = scriptsOf(shell, wanted);
  const isDashboard = path === '/' && isSignedIn;
  const language = catalogue.length > 0 ? wanted : 'de';
  const ready = [`prerendered.${language}.json`, 'prerendered.json'].find((name) =>
    landing?.files.some(({ path }) => path === name),
  );
  return {
    registry: view,
    // Parts of webpack's wait for the script that begins, so that the dashboard is there when the shell asks for it.
    scripts: assetsOf(shell, [...catalogue, ...(isDashboard ? scriptsOf(shell, 'dashboard') : []), ...shell.entry]),
    ...(isDashboard ? dashboardOf(remotes, language) : pageOf(remotes, path, isSignedIn, language)),
    fonts: shell.files
      .filter((file) => file.path.endsWith('.woff2'))
      .map((file) => releasePath('shell', shell.version, file.path)),
    cssFile: `shell/${shell.version}/document.css`,
    platform,
    language,
    prerenderedFile: landing && ready ? `mf-auth/${landing.version}/${ready}` : undefined,
    isPrerenderedGerman: language !== 'de' && ready === 'prerendered.json',
  };
}

type OfTheArea = Pick<PageAssets, 'preloads' | 'firstReads'>;

/** Entry and page of the remote that serves the address, or of the sign-in where that stands in its place. */
function pageOf(remotes: readonly NamedRelease[], path: string, isSignedIn: boolean, language: Language): OfTheArea {
  const manifests = remotes.map(({ manifest }) => manifest);
  const route = routeOf(manifests, path);
  const isKept = route !== undefined && !isSignedIn && route.access !== 'public';
  const shown = isKept ? { module: 'mf-auth', page: 'signIn' } : route;
  const release = remotes.find(({ name }) => name === shown?.module);
  if (!release || !shown) return { preloads: [], firstReads: [] };
  const preloads = assetsOf(release, [
    ...release.entry,
    ...scriptsOf(release, language),
    ...scriptsOf(release, shown.page),
  ]);
  return { preloads, firstReads: isSignedIn ? (route?.firstReads ?? []) : [] };
}

/** What the shell itself draws of a member on the dashboard. */
const ofTheFrame = [getProfile.path, getProfileStatus.path];

/** Entries and cards of the remotes that fill the dashboard. */
function dashboardOf(remotes: readonly NamedRelease[], language: Language): OfTheArea {
  const filling = remotes.flatMap((release) => {
    const cards = release.manifest.cards ?? [];
    return cards.length > 0 ? [{ release, cards }] : [];
  });
  const preloads = filling.flatMap(({ release, cards }) => {
    const scripts = [language, ...cards.map(({ card }) => card)].flatMap((name) => scriptsOf(release, name));
    // The heading is the shell's own.
    return assetsOf(release, [...release.entry, ...new Set(scripts)]).map((asset) => ({ ...asset, isLater: true }));
  });
  const reads = filling.flatMap(({ cards }) => cards).flatMap((card) => card.firstReads ?? []);
  return { preloads, firstReads: [...new Set([...ofTheFrame, ...reads])] };
}

/** Scripts of a page, a card or a language, whose name comes from the module's own manifest and may be `constructor`. */
function scriptsOf({ pages }: Release, name: string): readonly string[] {
  return Object.hasOwn(pages, name) ? (pages[name] ?? []) : [];
}

interface NamedRelease extends Release {
  name: string;
  manifest: ModuleManifest;
}

function chosen(registry: Registry, name: string, platform: string, account?: string): NamedRelease | undefined {
  const module = releasesOf(registry, name);
  const isServed = module !== undefined && !isClosed(module);
  const release = isServed ? chooseRelease(name, module, platform, account, contractVersion) : undefined;
  return release?.manifest ? { ...release, manifest: release.manifest, name } : undefined;
}

function assetsOf(release: Release & { name: string }, paths: readonly string[]): Asset[] {
  return paths.flatMap((path) => {
    const file = release.files.find((candidate) => candidate.path === path);
    return file ? [{ href: releasePath(release.name, release.version, path), integrity: file.integrity }] : [];
  });
}
