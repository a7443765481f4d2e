const loaders = new Map<string, () => unknown>();

/** Names what loads a page of the shell itself ahead, for links to it: they are drawn by that page too and cannot import it. */
export function loadsAhead(path: string, load: () => unknown): void {
  loaders.set(path, load);
}

/** What loads the shell's own page at this address ahead; undefined where a module's page or none stands. */
export function aheadOf(path: string): (() => unknown) | undefined {
  return loaders.get(path);
}
