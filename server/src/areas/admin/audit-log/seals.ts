import { createHash } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';
import type { Core } from '../../../core.ts';
import type { AuditRow } from '../../../database/schema-admin.ts';
import { auditLogDays } from '../../../retention/retention-table.ts';
import { type Step, sweeps } from '../../../retention/sweeps.repository.ts';
import { type AuditSeal, auditSeals } from './seals.repository.ts';

const purpose = 'audit-seal';
/** No transaction is open for so long: what was written before is there. */
const settledMillis = 600_000;
/** Every twenty minutes one is made; a server may be away for a while. */
const overdueMillis = 7_200_000;

/** What became of the log. */
export interface AuditVerdict {
  seals: number;
  entries: number;
  /** Entries that no seal covers yet. */
  unsealed: number;
  /** Of these, such as a seal should have covered for long: the job does not run, or seals were taken away. */
  overdue: number;
  /** To be kept elsewhere: whoever has it knows later whether the end was cut off. */
  lastTag: string | undefined;
  /** The first stretch that is not as it was sealed: after the one moment, up to the other. */
  broken: { after: Date | undefined; through: Date } | undefined;
  /** No seal at all fits this key, although every one has as many entries as it says: as where the key was changed and the former one is not given. */
  mayBeOtherKey: boolean;
  /**
   * What became of the tag that was kept: it stands there; the log was signed anew since, and under a former key that is given it fits
   * the same entries; or nothing here knows it. Undefined where none is asked for.
   */
  kept: 'found' | 'signed-anew' | 'unknown' | undefined;
  /** Whether all seals that are here fit what they cover. */
  isEverySealWhole: boolean;
}

/** Seals the audit log and looks whether it still is what was sealed. */
export function createAuditSeals({ database, log, now, secret }: Pick<Core, 'database' | 'log' | 'now' | 'secret'>) {
  return {
    /** Seals what was written since the last seal; nothing when nothing was, or somebody writes for long. @returns how many entries */
    async seal(): Promise<number> {
      const through = new Date(now().getTime() - settledMillis);
      const sealed = database.transaction(async (tx) => {
        const seals = auditSeals(tx);
        await seals.reserve();
        await seals.closeGate();
        const last = await seals.last();
        if (last && last.through >= through) return 0;
        const rows = await seals.entriesBetween(last?.through, through);
        if (rows.length === 0) return 0;
        const tag = tagOf(secret, last?.tag, { through, entries: rows.length, digest: digestOf(rows) });
        await seals.add({ through, entries: rows.length, tag });
        // The log goes elsewhere: who rewrites the database cannot take back what stands there.
        log.info({ tag, entries: rows.length, through }, 'the audit log is sealed');
        return rows.length;
      });
      return sealed.catch((error: unknown) => {
        if (!isLockTimeout(error)) throw error;
        log.warn('the audit log is sealed the next time: somebody has been writing in it for long');
        return 0;
      });
    },

    /** Computes every seal anew. @param known a tag of an earlier look, which has to be among the seals */
    async verify(known?: string): Promise<AuditVerdict> {
      const repository = auditSeals(database.db);
      const seals = await repository.list();
      let before: AuditSeal | undefined;
      let entries = 0;
      let broken: AuditVerdict['broken'];
      let [whole, counted] = [0, 0];
      let former: readonly string[] = [];
      let isSignedAnew = false;
      for (const seal of seals) {
        const rows = await repository.entriesBetween(before?.through, seal.through);
        if (isWhole(seal, before, rows)) whole += 1;
        else broken ??= { after: before?.through, through: seal.through };
        if (rows.length === (seal.digest === null ? seal.entries : 0)) counted += 1;
        former = formerTags(secret, former, { ...seal, digest: seal.digest ?? digestOf(rows) });
        isSignedAnew ||= known !== undefined && former.includes(known);
        entries += rows.length;
        before = seal;
      }
      const kept = known === undefined ? undefined : whereIs(known, seals, isSignedAnew);
      if (kept === 'unknown') broken ??= { after: before?.through, through: now() };
      const unsealed = await repository.countAfter(before?.through);
      const late = new Date(now().getTime() - overdueMillis);
      const overdue = unsealed - (await repository.countAfter(before && before.through > late ? before.through : late));
      const isEverySealWhole = whole === seals.length;
      const mayBeOtherKey = seals.length > 0 && whole === 0 && counted === seals.length;
      return {
        seals: seals.length,
        entries,
        unsealed,
        overdue,
        lastTag: before?.tag,
        broken,
        mayBeOtherKey,
        kept,
        isEverySealWhole,
      };
    },

    /** Whether the newest seal is what was signed by a key that is known here; undefined without any. */
    async isLastWhole(): Promise<boolean | undefined> {
      const repository = auditSeals(database.db);
      const [before, last] = (await repository.lastTwo()).toReversed();
      const seal = last ?? before;
      if (!seal) return undefined;
      const earlier = last && before;
      return isWhole(seal, earlier, await repository.entriesBetween(earlier?.through, seal.through));
    },

    /**
     * Signs all seals by the current key, if they are whole. @returns how many were signed by another one, and the newest tag; undefined
     * when something is broken
     */
    signAnew(): Promise<{ changed: number; lastTag: string | undefined } | undefined> {
      return database.transaction(async (tx) => {
        const repository = auditSeals(tx);
        await repository.reserve();
        let [before, tag, changed]: [AuditSeal | undefined, string | undefined, number] = [undefined, undefined, 0];
        for (const seal of await repository.list()) {
          const rows = await repository.entriesBetween(before?.through, seal.through);
          if (!isWhole(seal, before, rows)) return undefined;
          const fresh: string = tagOf(secret, tag, { ...seal, digest: seal.digest ?? digestOf(rows) });
          if (fresh !== seal.tag) changed += 1;
          await repository.sign(seal, fresh);
          [before, tag] = [seal, fresh];
        }
        return { changed, lastTag: tag };
      });
    },

    /**
     * Lets the entries of the oldest seal go whose time is over. The seal stays with the digest of what it covered, so that the chain can be
     * computed without them. What is not as it was sealed stays: it is evidence.
     */
    forgetOldest(): Promise<Step> {
      return database.transaction(async (tx) => {
        const repository = auditSeals(tx);
        await repository.reserve();
        const oldest = await repository.firstWhole(endOf(now()));
        const step = oldest ? await forget(repository, oldest) : { removed: 0, isDone: true };
        await sweeps(tx).note('audit_log', step, now());
        return step;
      });
    },
  };

  async function forget(
    repository: ReturnType<typeof auditSeals>,
    { before, seal }: { before: AuditSeal | undefined; seal: AuditSeal },
  ): Promise<Step> {
    const rows = await repository.entriesBetween(before?.through, seal.through);
    if (!isWhole(seal, before, rows)) {
      log.error({ through: seal.through }, 'a stretch of the audit log is not what was sealed, and is kept');
      return { removed: 0, isDone: true };
    }
    return { removed: await repository.empty(seal, before?.through, digestOf(rows), now()), isDone: false };
  }

  /**
   * Whether a seal fits what it covers. One without entries has to be older than they are kept, and everything before it has to be without
   * them too: nobody takes away what should still be there.
   */
  function isWhole(seal: AuditSeal, before: AuditSeal | undefined, rows: readonly AuditRow[]): boolean {
    if (seal.digest === null)
      return rows.length === seal.entries && isSignedBy(secret, before?.tag, { ...seal, digest: digestOf(rows) });
    const mayBeEmpty = seal.through < endOf(now()) && before?.digest !== null;
    return mayBeEmpty && rows.length === 0 && isSignedBy(secret, before?.tag, { ...seal, digest: seal.digest });
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

/** Entries from before this moment are not kept. */
function endOf(now: Date): Date {
  return new Date(now.getTime() - auditLogDays * 86_400_000);
}

/** Of the entries, in their order. */
function digestOf(rows: readonly AuditRow[]): string {
  const digest = createHash('sha256');
  for (const row of rows) {
    const { id, at, actor_id, action, subject_id, report_id, module, module_title } = row;
    const { value_before, value_after, reason, request_id, person_id } = row;
    const about = [subject_id, report_id, module, module_title];
    digest.update(
      JSON.stringify([
        String(id),
        at.toISOString(),
        actor_id,
        action,
        ...about,
        value_before,
        value_after,
        reason,
        request_id,
        // Seals from before there were colleagues hold without it.
        ...(person_id === null ? [] : [person_id]),
      ]),
    );
  }
  return digest.digest('base64url');
}

interface Signed {
  through: Date;
  entries: number;
  digest: string;
}

/** Signs what stands for the entries, with the seal before them. */
function tagOf(secret: Secret, before: string | undefined, signed: Signed): string {
  return secret.sign(purpose, textOf(before, signed));
}

/** Also by a key of before. */
function isSignedBy(secret: Secret, before: string | undefined, { tag, ...signed }: Signed & { tag: string }): boolean {
  return secret.tagsOf(purpose, textOf(before, signed)).includes(tag);
}

/** What the seals would be had each former key made all of them, as one did before the log was signed anew. */
function formerTags(secret: Secret, before: readonly string[], signed: Signed): readonly string[] {
  const [, ...others] = secret.tagsOf(purpose, '');
  return others.map((_, key) => secret.tagsOf(purpose, textOf(before[key], signed))[key + 1] ?? '');
}

function whereIs(known: string, seals: readonly AuditSeal[], isSignedAnew: boolean): AuditVerdict['kept'] {
  if (seals.some(({ tag }) => tag === known)) return 'found';
  return isSignedAnew ? 'signed-anew' : 'unknown';
}

function textOf(before: string | undefined, { through, entries, digest }: Signed): string {
  return [before ?? '', through.toISOString(), entries, digest].join('|');
}
