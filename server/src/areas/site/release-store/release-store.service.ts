import { createHash, type KeyObject } from 'node:crypto';
import { contractVersion } from '@rezenso/contract/contract-version';
import { namedRelease, type Registry, type ReleaseFile } from '@rezenso/releases/registry';
import {
  changeFault,
  filesFault,
  isInside,
  ReleaseDiffers,
  type RequestSeal,
  registryIn,
  type Storage,
  type StoredRegistry,
  takeUpload,
  UploadError,
} from '@rezenso/releases/site';
import type { Logger } from 'pino';
import { type Asked, type Caller, callerOf } from './caller.policy.ts';
import { Refusal } from './refusal.ts';

export interface ReleaseStoreParts {
  storage: Storage;
  /** Public keys of the operators. */
  roots: readonly KeyObject[];
  now: () => Date;
  log: Logger;
}

export type ReleaseStoreService = ReturnType<typeof releaseStoreService>;

/** Takes releases over HTTP into the folder or bucket of this site. Every check is made on what lies there. */
export function releaseStoreService({ storage, roots, now, log }: ReleaseStoreParts) {
  async function present(): Promise<{ stored: StoredRegistry | undefined; registry: Registry }> {
    const stored = await storage.readRegistry();
    try {
      return { stored, registry: registryIn(stored, 'the store of this site') };
    } catch (error) {
      log.error({ err: error }, 'the registry in the store is none');
      throw new Refusal(409, error instanceof Error ? error.message : String(error));
    }
  }

  return {
    /** @throws {Refusal} 401 when no key signed the request that may do anything here */
    async identify(seal: RequestSeal, asked: Asked): Promise<Caller> {
      const { registry } = await present();
      const caller = callerOf(registry, roots, seal, asked, now());
      if (caller) return caller;
      // Only whoever holds the key is told that nothing but the time is wrong.
      if (callerOf(registry, roots, seal, asked, new Date(seal.at)))
        throw new Refusal(
          401,
          `This was signed at ${seal.at}, and here it is ${now().toISOString()}: set the clock of the machine that signs, five minutes are too many.`,
        );
      throw new Refusal(401, `Key ${seal.id} did not sign this, or may release nothing here.`);
    },

    /** The registry as it lies there, with its ETag; undefined before the first release. */
    async registry(): Promise<{ text: string; etag: string } | undefined> {
      const { stored } = await present();
      return stored && { text: stored.text, etag: etagOf(stored) };
    },

    /**
     * Replaces the registry while it is still what the caller read.
     * @param known its ETag; undefined when there was none
     * @throws {Refusal} 403 when the caller may not make this change, 422 when files of a release are missing, 412 when somebody else was faster
     */
    async replaceRegistry(caller: Caller, text: string, known: string | undefined): Promise<void> {
      const { stored, registry } = await present();
      if ((stored && etagOf(stored)) !== known) throw changedMeanwhile();
      const fault = changeFault(registry, text, {
        roots,
        signedBy: caller.keyId,
        contract: contractVersion,
        now: now(),
      });
      if (fault) throw new Refusal(403, fault);
      const missing = await filesFault(storage, registry, JSON.parse(text));
      if (missing) throw new Refusal(422, missing);
      if (!(await storage.replaceRegistry(text, stored))) throw changedMeanwhile();
      const { sequence }: Registry = JSON.parse(text);
      log.info({ key: caller.keyId, sequence }, 'the registry of releases was replaced over HTTP');
    },

    /**
     * Lays the files of one release into the store; they change nothing before the registry names them.
     * @throws {Refusal} 403 for a module of others, 409 when the release is there with other content, 422 for what is none
     */
    async putRelease(caller: Caller, module: string, version: string, sent: unknown): Promise<ReleaseFile[]> {
      if (!caller.mayRelease(module)) throw new Refusal(403, `Key ${caller.keyId} may not release ${module}.`);
      try {
        const files = await takeUpload(storage, module, version, sent);
        log.info({ key: caller.keyId, module, version, files: files.length }, 'a release was uploaded');
        return files;
      } catch (error) {
        if (error instanceof UploadError) throw new Refusal(422, error.message);
        if (error instanceof ReleaseDiffers) throw new Refusal(409, error.message);
        throw error;
      }
    },

    /** @throws {Refusal} 404 when there is no such file */
    async file(module: string, version: string, path: string): Promise<Buffer> {
      const found = isInside(path) ? await storage.readFile(module, version, path).catch(() => undefined) : undefined;
      if (found) return found;
      throw new Refusal(404, `There is no file ${module}/${version}/${path}.`);
    },

    releases: () => storage.storedReleases(),

    /** @throws {Refusal} 403 for whoever is no operator, 409 while the registry names the release */
    async removeRelease(caller: Caller, module: string, version: string): Promise<void> {
      if (!caller.isOperator) throw new Refusal(403, 'Only the operators remove releases.');
      const { registry } = await present();
      if (namedRelease(registry, module, version))
        throw new Refusal(409, `The registry names ${module} ${version}; nothing was removed.`);
      await storage.removeFiles(module, version);
      log.info({ key: caller.keyId, module, version }, 'a release was removed over HTTP');
    },

    returned: (module: string, version: string) => storage.readReturn(module, version),
  };
}

function etagOf({ text }: StoredRegistry): string {
  return `"${createHash('sha256').update(text).digest('base64url')}"`;
}

function changedMeanwhile(): Refusal {
  return new Refusal(412, 'Somebody else changed the registry meanwhile.');
}
