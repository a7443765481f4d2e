import { parseRegistry } from '@rezenso/contract/registry-schema';
import type { Registry } from '@rezenso/contract/releases';

/** Why this site took a canary back, for the team that released it. */
export interface CanaryReturnNote {
  /** Origin of this site. */
  site: string;
  /** One English sentence. */
  reason: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** The release store as the server reads it: which releases are live, and their files. */
export interface ReleaseReader {
  /** The registry as it stands; read again when it changed. Empty before the first release. */
  registry(): Promise<Registry>;
  /** Why the registry that lies in the store now is not the one that is followed; undefined when it is. */
  fault(): string | undefined;
  /** Folder in which the files of releases lie as `<module>/<version>/…`, once `provide` has been asked for them. */
  root: string;
  /** Sees to it that the files of a live release lie below `root`. @throws Error when they are not what they should be */
  provide(module: string, version: string): Promise<void>;
  /** Text of a file inside the store. Releases never change, so it is read once. @throws Error when there is none */
  text(file: string): Promise<string>;
  /** Lays a note into the store, which `npx rezenso status` shows. */
  noteReturn(module: string, version: string, note: CanaryReturnNote): Promise<void>;
}

/**
 * The registry in a text, to be followed after `known`.
 * @throws Error when it is broken, or empty, or without the shell that there was: no page could be sent any more
 */
export function nextRegistry(text: string, known: Registry): Registry {
  const next = parseRegistry(text);
  if (Object.keys(known.modules).length > 0 && Object.keys(next.modules).length === 0)
    throw new Error('registry.modules: there were some, and now there are none');
  if (known.modules.shell && !next.modules.shell)
    throw new Error('registry.modules.shell: there was one, and now there is none');
  return next;
}

/** What went wrong, in one sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Path of such a note in the store. The leading dot keeps it from being served. */
export function returnPath(module: string, version: string): string {
  return `.returned/${module}/${version}.json`;
}

/** Reads each text once. A file that could not be read is read again the next time. */
export function onceEach(read: (name: string) => Promise<string>): (name: string) => Promise<string> {
  const texts = new Map<string, Promise<string>>();
  return (name) => {
    const reading = texts.get(name) ?? read(name);
    texts.set(name, reading);
    reading.catch(() => texts.delete(name));
    return reading;
  };
}
