import type { AdminModule, ModuleDeed } from '../admin-modules.ts';
import type { ModuleAuditEntry } from '../audit-log.ts';

const at = '2026-03-01T12:00:00.000Z';
const deed = { at, by: 'Eva', reason: 'Verliert Reviews' };
const version = '1.0.0-0a1b2c3d';

/** A paused module with a canary that was taken back, a preview and one of everything else. */
export const exampleModule: AdminModule = {
  name: 'mf-reviews',
  title: 'Bewertungen',
  label: 'Bewertungen',
  owner: 'Team Reviews',
  neededFor: ['sign-in'],
  stable: version,
  served: null,
  canary: {
    version: '1.0.0-4e5f6a7b',
    percent: 10,
    hasVisitors: true,
    returned: 'It failed for 3 of 3 members; stable fails for 0 of 9.',
    cause: {
      kind: 'failing',
      canary: { members: 3, affected: 3, loadMs: 310 },
      stable: { members: 9, affected: 0, loadMs: 290 },
    },
  },
  paused: deed,
  retired: null,
  previews: [{ name: 'neue-filter', version: '1.0.0-8c9d0e1f', by: 'Eva', until: at }],
  releases: [
    {
      version,
      publishedAt: at,
      role: 'stable',
      sizeKb: 120,
      by: 'Eva',
      commit: '0123456789ab',
      skipped: [{ check: 'tests', because: 'CI ran them' }],
      health: { members: 12, affected: 1, loads: 40, loadMs: 340 },
    },
  ],
  history: [{ ...deed, event: 'paused', version, before: null, percent: null, preview: null, via: 'admin' }],
};

export const exampleModuleDeed: ModuleDeed = {
  id: '3',
  at,
  actor: { id: '00000000-0000-4000-8000-000000000001', name: 'Eva Kern' },
  module: 'mf-reviews',
  action: 'pause',
  version: null,
  reason: 'Verliert Reviews',
  requestId: 'request-1',
};

export const exampleModuleEntry: ModuleAuditEntry = {
  id: '19',
  at,
  actor: { id: '00000000-0000-4000-8000-000000000001', name: 'Eva Kern' },
  action: 'module.rolled_back',
  module: 'mf-reviews',
  title: 'Bewertungen',
  from: '1.0.0-4e5f6a7b',
  to: version,
  reason: 'Verliert Reviews',
  requestId: 'request-2',
};
