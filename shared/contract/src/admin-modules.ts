import * as z from 'zod/mini';
import { adminPerson } from './admin-shapes.ts';
import { endpoint } from './endpoint.ts';
import { moduleNeeds } from './releases.ts';
import { count, moment, percent, text } from './shapes.ts';

/** Who did something to a module, when, and why. */
const deedFields = { at: moment, by: z.string(), reason: z.nullable(z.string()) };
const deed = z.object(deedFields);

/** How a release did in members' browsers in the last seven days. */
const releaseHealth = z.object({
  members: count,
  /** Those of them for whom an area of it failed. */
  affected: count,
  /** Areas loaded. */
  loads: count,
  /** Median time until an area was there, in ms; null before the first load. */
  loadMs: z.nullable(count),
});

const adminModuleRelease = z.object({
  version: z.string(),
  publishedAt: moment,
  /** `kept` stays live as a fallback, `withdrawn` goes to nobody. */
  role: z.enum(['stable', 'canary', 'kept', 'withdrawn']),
  sizeKb: count,
  /** Who released it and of which commit, where that was written down. */
  by: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  /** Checks that it was released without (`types`, `lint`, `tests`), each with the reason that its team gave. */
  skipped: z.array(z.object({ check: z.string(), because: z.string() })),
  health: releaseHealth,
});
export type AdminModuleRelease = z.infer<typeof adminModuleRelease>;

/** One step in the life of a module; what does not belong to its kind is null. */
const adminModuleEvent = z.object({
  ...deedFields,
  /** `released`, `canary`, `canary-ended`, `promoted`, `rolled-back`, `previewed`, `preview-ended`, `paused`, `resumed`, `retired`. */
  event: z.string(),
  version: z.nullable(z.string()),
  before: z.nullable(z.string()),
  percent: z.nullable(percent),
  preview: z.nullable(z.string()),
  /** On the page of the modules or by a command; null where that was not written down. */
  via: z.nullable(z.enum(['admin', 'command'])),
});
export type AdminModuleEvent = z.infer<typeof adminModuleEvent>;

/** What a site compares a canary with stable by. */
const comparedFigures = z.object({ members: count, affected: count, loadMs: count });

/** Why a site took a canary back, for people to read; the sentence for teams is `returned`. */
const canaryCause = z.object({
  kind: z.enum(['failing', 'slow']),
  canary: comparedFigures,
  stable: comparedFigures,
});
export type CanaryCause = z.infer<typeof canaryCause>;

export const adminModule = z.object({
  name: z.string(),
  /** What people call it. */
  title: z.string(),
  /** Its entry in the navigation; null when it has none. */
  label: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  /** What it is needed for; then only a command pauses or retires it. */
  neededFor: z.array(z.enum(moduleNeeds)),
  stable: z.string(),
  /** Version that people get; null when they get none, another than `stable` when that one does not fit. */
  served: z.nullable(z.string()),
  canary: z.nullable(
    z.object({
      version: z.string(),
      percent,
      hasVisitors: z.boolean(),
      /** Why this site took it back, for its team; null while it follows it. */
      returned: z.nullable(z.string()),
      /** The same in figures; null as well where it was taken back for something that is judged otherwise by now. */
      cause: z.nullable(canaryCause),
    }),
  ),
  paused: z.nullable(deed),
  retired: z.nullable(deed),
  previews: z.array(z.object({ name: z.string(), version: z.string(), by: z.string(), until: moment })),
  /** Newest first, at most a hundred. */
  releases: z.array(adminModuleRelease),
  /** What commands and admins did, newest first. */
  history: z.array(adminModuleEvent),
});
export type AdminModule = z.infer<typeof adminModule>;

export const listAdminModules = endpoint({
  method: 'GET',
  path: '/api/admin/modules',
  access: 'admin',
  roles: ['analytics_manager'],
  summary: 'The modules of the site, their releases, how these do, and what happened',
  answer: z.object({
    modules: z.array(adminModule),
    /** Whether this server may change them; otherwise somebody with a key does, by command. */
    canChange: z.boolean(),
  }),
  errors: [],
});

export const moduleActions = ['pause', 'resume', 'promote', 'rollback', 'retire'] as const;
export type ModuleAction = (typeof moduleActions)[number];

/** Why a module stays as it is: what somebody did meanwhile, or what stands against it. */
export type ModuleObstacleKind =
  | 'paused'
  | 'retired'
  | 'running'
  | 'shell'
  | 'canary-gone'
  | 'canary-returned'
  | 'release-gone'
  | 'platform'
  | 'modules-lost'
  | 'unfit'
  | 'moved';

/** The details of MODULE_NOT_CHANGED; what does not belong to an obstacle is null. */
export interface ModuleObstacle {
  why: ModuleObstacleKind;
  /** Who closed it, and when. */
  by: string | null;
  at: string | null;
  /** Modules that people would lose. */
  modules: string[];
  /** The release that everybody has by now, where somebody moved the module meanwhile. */
  stable?: string;
}

export const changeAdminModule = endpoint({
  method: 'PATCH',
  path: '/api/admin/modules/:name',
  changes: ['modules', 'audit-log'],
  access: 'admin',
  roles: ['super_admin'],
  needsFreshSignIn: true,
  summary: 'Pauses, resumes or retires a module, promotes its canary, or takes it back to an earlier release',
  params: z.object({ name: text(1, 100) }),
  body: z.object({
    action: z.enum(moduleActions),
    /** The canary that is promoted, or the release that people are taken back to; null for the others. */
    version: z.nullable(text(1, 100)),
    reason: text(3, 500, 'Bitte begründe das kurz'),
    /**
     * What the admin saw when deciding: the release that everybody had, and the canary. A module that somebody moved since stays
     * as it is; absent from older pages, which take what comes.
     */
    seen: z.optional(z.object({ stable: text(1, 100), canary: z.nullable(text(1, 100)) })),
  }),
  answer: adminModule,
  errors: ['MODULE_NOT_FOUND', 'MODULE_NOT_CHANGED', 'MODULE_NEEDED', 'RELEASES_NEED_KEY', 'FRESH_SIGN_IN_REQUIRED'],
});

/** The same as in the audit log, for pages that were released when it stood apart. */
const moduleDeed = z.object({
  id: z.string(),
  at: moment,
  actor: adminPerson,
  module: z.string(),
  action: z.string(),
  version: z.nullable(z.string()),
  reason: z.string(),
  requestId: z.string(),
});
export type ModuleDeed = z.infer<typeof moduleDeed>;

export const listModuleDeeds = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log/modules',
  access: 'admin',
  roles: ['super_admin'],
  summary: 'What admins did to modules, the latest 50, newest first; the audit log has it as well',
  answer: z.object({ deeds: z.array(moduleDeed) }),
  errors: [],
});
