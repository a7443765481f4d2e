import type { Release } from '@rezenso/releases/registry';

export { pathBefore } from '../../../http/path-before.ts';

/** Where the module of a release begins. */
export function firstPathOf(release: Pick<Release, 'manifest'> | undefined): string {
  return release?.manifest?.routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
}
