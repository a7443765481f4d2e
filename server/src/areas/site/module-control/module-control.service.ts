import type { AdminModule, listAdminModules } from '@rezenso/contract/admin';
import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { type Registry, releasesOf, usableOf } from '@rezenso/releases/registry';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { announceToStaff } from '../../../live/announce.ts';
import { openChangeableReleases } from '../../../releases/changeable-releases.ts';
import { auditLog } from '../../admin/index.ts';
import { canaryReturns } from '../module-health/canary-returns.repository.ts';
import { moduleHealth } from '../module-health/module-health.repository.ts';
import { presentModule, titleIn } from './module.presenter.ts';
import { auditedAs, changedBy } from './module-change.policy.ts';
import type { ModuleChange } from './module-change.ts';
import { obstacle } from './module-obstacle.policy.ts';

/** The admin who acts, and the request it comes with. */
type Actor = Pick<CurrentMember, 'id' | 'firstName' | 'lastName' | 'email'> & { requestId: string };

const healthDays = 7;

/** Looking at modules and changing them. */
export function createModuleControl(
  core: Pick<Core, 'database' | 'env' | 'now'>,
  releases: Pick<ReleaseReader, 'latest'>,
) {
  const { database, now } = core;

  return {
    /** Every module by its name, the shell first. */
    async list(): Promise<AnswerInputOf<typeof listAdminModules>> {
      const modules = await presented(await releases.latest());
      return { modules, canChange: openChangeableReleases(core) !== undefined };
    },

    /**
     * Changes a module for everybody, in the store that this site follows. It is written down in the audit log and in the
     * module's history, or not done.
     * @throws {AppError} MODULE_NOT_FOUND, MODULE_NOT_CHANGED, MODULE_NEEDED, RELEASES_NEED_KEY
     */
    async change(actor: Actor, name: string, change: ModuleChange): Promise<AdminModule> {
      const store = openChangeableReleases(core);
      if (!store) throw new AppError('RELEASES_NEED_KEY');
      const known = releasesOf(await releases.latest(), name);
      if (!known) throw new AppError('MODULE_NOT_FOUND');
      await assertNotReturned(name, change);
      const { reason } = change;
      const at = now();
      const deed = { at: at.toISOString(), by: nameOf(actor), reason };
      const changed = await database.transaction(async (tx) => {
        const { id: actorId, requestId } = actor;
        const what = { module: name, title: titleIn(name, known), ...auditedAs(change, known) };
        await auditLog(tx).record({ actorId, requestId, reason, ...what }, at);
        await announceToStaff(tx, 'modules');
        return store.changeRegistry((registry) => changedBy(registry, name, change, deed), { ...deed, via: 'admin' });
      });
      const one = (await presented(usableOf(changed))).find((module) => module.name === name);
      if (!one) throw new Error('A module that was changed is gone');
      return one;
    },
  };

  /** A canary that failed here is mended and released again, not given to everybody. */
  async function assertNotReturned(module: string, { action, version }: ModuleChange): Promise<void> {
    if (action !== 'promote') return;
    const returned = await canaryReturns(database.db).list();
    const known = returned.find((one) => one.module === module && one.version === version);
    if (known) throw new AppError('MODULE_NOT_CHANGED', { details: obstacle('canary-returned') });
  }

  async function presented(registry: Registry): Promise<AdminModule[]> {
    const since = new Date(now().getTime() - healthDays * 86_400_000);
    const [health, returned] = await Promise.all([
      moduleHealth(database.db).figuresByRelease(since),
      canaryReturns(database.db).listCompared(),
    ]);
    const names = Object.keys(registry.modules).sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
    return names.map((name) => presentModule(registry, name, { health, returned, now: now() }));
  }
}

/** How the history of a module names an admin. */
function nameOf({ firstName, lastName, email }: Actor): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

function rank(name: string): number {
  return name === 'shell' ? 0 : 1;
}
