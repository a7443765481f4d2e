import type { Registry } from '../registry/registry.ts';
import type { CanaryReturnNote } from '../storage/returns.ts';

/** The release store as the server reads it: which releases are live, and their files. */
export interface ReleaseReader {
  /** The registry that is followed; read again when it changed. Empty before the first release. */
  registry(): Promise<Registry>;
  /** The same, after a look into the store where the last one was a while ago: for those who can wait. */
  latest(): Promise<Registry>;
  /** The same, after a look that began now: for what somebody knows of already that this process does not. */
  newest(): Promise<Registry>;
  /** Why the registry that is followed is not all that lies in the store now; undefined when it is. */
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
