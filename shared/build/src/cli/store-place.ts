import { isOwnRepository } from '../release/module-folders.ts';
import { type Surroundings, UsageError } from './command.ts';
import { nearest } from './nearest.ts';

const variable = 'RELEASES_URL_';

/**
 * The place that somebody named, or that the environment names where they named none.
 * @param given what stands behind `--store`, `--to` or `--from`
 * @throws UsageError for a word that is no environment, for nothing at all, and in a module's own repository without a place
 */
export function storePlace(
  given: string | undefined,
  { env, repository, isOutside }: Pick<Surroundings, 'env' | 'repository' | 'isOutside'>,
): string | undefined {
  if (given === undefined) {
    if ((!isOutside && !isOwnRepository(repository)) || env.RELEASES_URL || env.DATA_DIR) return undefined;
    throw new UsageError(
      'Which site? A repository of its own has no store; name one with --store, or set RELEASES_URL.',
    );
  }
  if (given.trim() === '') throw new UsageError('The name of the store is empty; is its variable set?');
  const wanted = `${variable}${given.toUpperCase().replaceAll('-', '_')}`;
  if (/[/\\:]/.test(given) || given.startsWith('.') || env[wanted]) return given;
  const known = Object.keys(env).filter((name) => name.startsWith(variable) && env[name]);
  const names = known.map((name) => name.slice(variable.length).toLowerCase().replaceAll('_', '-'));
  const meant = nearest(given, names);
  throw new UsageError(
    [
      `There is no environment ${given}: ${wanted} is not set.`,
      meant ? `Did you mean ${meant}?` : names.length > 0 ? `There are ${names.sort().join(', ')}.` : '',
      `A folder is written ./${given}, a site https://${given}.`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}
