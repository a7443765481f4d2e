import { digestInName, sharedPath } from '@rezenso/contract/releases';
import { runsOnlySince } from './platform-needed.ts';

/** The first platform whose shell knows whose a script is that several releases have; its server serves it. */
const firstSharing = '^1.13.0';
/** As names were when each release had its files for itself. */
const digestBefore = 12;

interface Built {
  name: string;
  folder: string;
  release: string;
  isDevelopment: boolean;
}

/** Whether the files of a build keep their address from release to release; those of a remote for older shells do not. */
export function keepsAddresses({ name, folder, isDevelopment }: Built): boolean {
  return !isDevelopment && (name === 'shell' || runsOnlySince(firstSharing, folder));
}

/** Names of the files of a build, and where its scripts look for them. */
export function addressesOf(built: Built) {
  const { name, release, isDevelopment } = built;
  const isKept = keepsAddresses(built);
  const digest = `[contenthash:${isKept ? digestInName : digestBefore}]`;
  return {
    // In development the chunks come from where the entry came from, which may be another site's override.
    publicPath: isDevelopment ? 'auto' : isKept ? sharedPath(name) : `/releases/${name}/${release}/`,
    filename: isDevelopment ? '[name].js' : `[name].${digest}.js`,
    // The part before the hash stays from release to release, so that browsers get the next one as a difference.
    chunkFilename: isDevelopment ? '[name].js' : `[id].${digest}.js`,
    assetModuleFilename: `[name].${digest}[ext]`,
  };
}
