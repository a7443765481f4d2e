/** A package as package-lock.json has it. */
export interface LockedPackage {
  version?: string;
  /** Of a workspace that stands in node_modules: its folder. */
  resolved?: string;
  link?: boolean;
  integrity?: string;
  optional?: boolean;
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** What goes out to a site: the server's process and the modules of the page. The rest only builds and tests them. */
const isShippedWorkspace = (folder: string): boolean => /^(server|shell|mf-[a-z0-9-]+)$/.test(folder);

/**
 * The packages that ship: what the shipped workspaces need to run, and what those need in turn, found as Node finds them.
 * @param packages of package-lock.json, by folder
 * @returns their folders; workspaces of our own among them
 */
export function shippedPackages(packages: LockedPackages): ReadonlySet<string> {
  const shipped = new Set<string>();
  const open = Object.keys(packages).filter(isShippedWorkspace);
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (shipped.has(folder)) continue;
    shipped.add(folder);
    for (const name of needsOf(packages[folder])) {
      const found = find(packages, folder, name);
      if (found !== undefined) open.push(found);
    }
  }
  return shipped;
}

function needsOf({ dependencies, optionalDependencies, ...peers }: LockedPackage = {}): string[] {
  const needed = Object.keys(peers.peerDependencies ?? {}).filter(
    (name) => !peers.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...needed];
}

/** The nearest node_modules upwards has it; a link leads to the workspace. */
function find(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const place = folder.endsWith('node_modules') ? undefined : `${folder}${folder && '/'}node_modules/${name}`;
    const found = place === undefined ? undefined : packages[place];
    if (found) return found.link ? found.resolved : place;
    if (folder === '') return undefined;
  }
}
