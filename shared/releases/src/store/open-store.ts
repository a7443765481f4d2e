import { join, resolve } from 'node:path';
import { type SealKeys, sealKeys } from '../seal/keys.ts';
import { authorOf } from './author.ts';
import { openStorage } from './open-storage.ts';
import { type Journal, type ReleaseStore, releaseStore } from './store.ts';

export interface StoreSurroundings {
  env: NodeJS.ProcessEnv;
  repository: string;
  now?: () => Date;
  /** Those of the environment by default. */
  keys?: SealKeys;
  /** Whoever runs the command, by default. */
  author?: Journal['author'];
}

/**
 * Opens the release store that somebody means, with the keys of the environment.
 * @param place a folder, `s3://bucket/prefix`, `https://site` or the name of an environment; without it RELEASES_URL counts, then
 *   DATA_DIR/releases. The environment `staging` lies where RELEASES_URL_STAGING says, and its keys are those of
 *   RELEASES_PUBLIC_KEY_STAGING and so on where these are set, also when they are empty
 * @throws Error when the place or a key cannot be understood
 */
export function openStore(
  place: string | undefined,
  { env: all, repository, now = () => new Date(), ...given }: StoreSurroundings,
): ReleaseStore {
  const isEnvironment = place !== undefined && variableOf('RELEASES_URL', place) in all;
  if (isEnvironment && !all[variableOf('RELEASES_URL', place)])
    throw new Error(`${variableOf('RELEASES_URL', place)} is empty; it names the store of ${place}.`);
  const env = isEnvironment ? environmentOf(all, place) : all;
  const nameOf = (variable: string) => (isEnvironment ? setAs(all, variable, place) : variable);
  const keys = given.keys ?? sealKeys(env, nameOf);
  const journal: Journal = {
    author: given.author ?? (() => ({ ...authorOf(env, repository), via: 'command' as const })),
    now,
  };
  const own = join(resolve(repository, env.DATA_DIR || '.data'), 'releases');
  const wanted = (isEnvironment ? undefined : place) || env.RELEASES_URL || own;
  return releaseStore(openStorage(wanted, { env, keys }), keys, journal);
}

const perEnvironment = ['RELEASES_URL', 'RELEASES_PUBLIC_KEY', 'RELEASES_SIGNING_KEY', 'RELEASES_ROOT_KEY'];

function environmentOf(env: NodeJS.ProcessEnv, name: string): NodeJS.ProcessEnv {
  const own = perEnvironment.map((variable) => [variable, env[setAs(env, variable, name)]] as const);
  return { ...env, ...Object.fromEntries(own) };
}

/** The name under which somebody set a variable for an environment: its own, or the one for all. */
function setAs(env: NodeJS.ProcessEnv, variable: string, environment: string): string {
  const own = variableOf(variable, environment);
  return env[own] === undefined ? variable : own;
}

function variableOf(variable: string, environment: string): string {
  return `${variable}_${environment.toUpperCase().replaceAll('-', '_')}`;
}
