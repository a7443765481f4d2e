import { overrideVersion, type RegistryView } from '@rezenso/contract/releases';
import type { ReleaseReader } from '@rezenso/releases/reader';
import { type ModuleReleases, releasesOf, stableOf } from '@rezenso/releases/registry';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../../config/env.ts';
import type { Core } from '../../../core.ts';
import { isOwnNavigation } from '../../../http/csrf.ts';
import { hostCookie } from '../../../http/host-cookie.ts';
import type { App } from '../../../http/request-types.ts';
import { auditLog } from '../../admin/index.ts';
import { titleIn } from '../module-control/module.presenter.ts';
import { sendNothingHere } from './notice-page.ts';
import { isLoopback, issueTicket, type Override, redeemTicket, ticketSeconds } from './override-ticket.ts';
import type { PageAssets } from './page-assets.ts';
import { firstPathOf, pathBefore } from './where-to.ts';

const cookieOf = (env: Pick<Env, 'publicOrigin'>) => hostCookie('rezenso_override', env);

export type Overriding = Pick<Core, 'database' | 'env' | 'log' | 'now' | 'secret'>;

/**
 * `/dev/override?module=mf-reviews&from=http://localhost:4100` lets this browser try that module inside this site;
 * without parameters it ends. In production it is bound only when OVERRIDE_ADMINS names somebody, works for them alone,
 * and every use is logged: its begin and end in the audit log, each page with it in the process's.
 */
export function bindOverride(app: App, core: Overriding, releases: ReleaseReader): void {
  const { env, now } = core;
  if (env.isProduction && env.overrideAdmins.length === 0) return;
  const cookie = cookieOf(env);
  app.get<{ Querystring: { module?: string; from?: string } }>('/dev/override', async (request, reply) => {
    const { module = '', from = '' } = request.query;
    reply.header('cache-control', 'no-store');
    // A link in somebody's mail must not bring code into an admin's page.
    const isMeant = !env.isProduction || isOwnNavigation(request, env.publicOrigin);
    if (!isMeant || !(await mayOverride(request, env))) return sendNothingHere(request, reply);
    const { modules } = await releases.registry();
    if (!module) {
      const ended = await overrideOf(request, core);
      if (ended) await writeDown(core, request, 'module.override_ended', ended, releasesOf({ modules }, ended.module));
      cookie.clear(reply);
      return reply.redirect(pathBefore(request));
    }
    const known = module === 'shell' ? undefined : releasesOf({ modules }, module);
    if (!known) return sendNothingHere(request, reply, (notices) => notices.overrideModule(module));
    if (!isLoopback(from)) return sendNothingHere(request, reply, (notices) => notices.overrideFrom);
    await writeDown(core, request, 'module.override_started', { module, origin: from }, known);
    const holder = await holderOf(request, env);
    const ticket = issueTicket(core.secret, { module, origin: from }, holder, now());
    cookie.write(reply, ticket, ticketSeconds);
    return reply.redirect(firstPathOf(stableOf(known)));
  });
}

/** In development no admin is asked for, and whose browser it is concerns nobody. */
async function writeDown(
  { database, env, log, now }: Overriding,
  request: FastifyRequest,
  action: 'module.override_started' | 'module.override_ended',
  { module, origin }: Override,
  known: ModuleReleases | undefined,
): Promise<void> {
  const member = env.isProduction ? await request.findMember() : undefined;
  log.warn({ memberId: member?.id, module, from: origin }, action);
  if (!member) return;
  const [before, after] = action === 'module.override_started' ? [null, origin] : [origin, null];
  const title = known ? titleIn(module, known) : null;
  const deed = { actorId: member.id, action, module, title, before, after, reason: null, requestId: request.id };
  await auditLog(database.db).record(deed, now());
}

/** The override that was begun in this browser and may go on; undefined without one. */
export async function overrideOf(
  request: FastifyRequest,
  { env, now, secret }: Pick<Overriding, 'env' | 'now' | 'secret'>,
): Promise<Override | undefined> {
  const ticket = cookieOf(env).read(request);
  if (!ticket || !(await mayOverride(request, env))) return undefined;
  return redeemTicket(secret, ticket, await holderOf(request, env), now());
}

/** Whom an override belongs to; in development it is the browser's alone. */
async function holderOf(request: FastifyRequest, { isProduction }: Env): Promise<string | null> {
  return isProduction ? ((await request.findMember())?.id ?? null) : null;
}

/** Notes each page that goes out with a build of somebody's machine in it, where people use the site. */
export async function noteUse(
  request: FastifyRequest,
  { env }: Pick<Overriding, 'env'>,
  override: Override | undefined,
): Promise<void> {
  if (!override || !env.isProduction) return;
  const { module, origin } = override;
  request.log.warn(
    { memberId: await holderOf(request, env), module, from: origin },
    'a page is sent with a local build',
  );
}

/** Nobody may put code of their own machine into a site that people use, but the admins whom its operators name. */
async function mayOverride(request: FastifyRequest, { isProduction, overrideAdmins }: Env): Promise<boolean> {
  if (!isProduction) return true;
  if (overrideAdmins.length === 0) return false;
  const member = await request.findMember().catch(() => undefined);
  if (!member || member.adminRole === null || member.mustProve) return false;
  return overrideAdmins.includes(member.email.toLowerCase());
}

/** The registry with the one module taken from the override, under the manifest of its last release. */
export function overridden(view: RegistryView, override: Override | undefined): RegistryView {
  // The cookie's name may be any, `constructor` too.
  const known = override && Object.hasOwn(view, override.module) ? view[override.module] : undefined;
  const last = known?.releases.at(-1);
  if (!override || !last) return view;
  const entry = `${override.origin}/releases/${override.module}/development/entry.js`;
  const release = { ...last, version: overrideVersion, entry, integrity: '' };
  return { ...view, [override.module]: { releases: [release], stable: overrideVersion, canary: null } };
}

/** What a page loads when one of its modules comes from the override: nothing of that module's release ahead. */
export function assetsWith(assets: PageAssets, override: Override | undefined): PageAssets {
  if (!override) return assets;
  const own = `/releases/${override.module}/`;
  return {
    ...assets,
    registry: overridden(assets.registry, override),
    preloads: assets.preloads.filter(({ href }) => !href.startsWith(own)),
  };
}
