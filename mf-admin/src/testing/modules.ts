import type { AdminModule } from '@rezenso/contract/admin';

const at = '2026-03-01T12:00:00.000Z';

/** 'Bewertungen' with its second release; override what a test is about. */
export function aModule(over: Partial<AdminModule> = {}): AdminModule {
  const came = { publishedAt: at, sizeKb: 120, by: 'Eva', commit: '0123456789ab', skipped: [] };
  const unseen = { members: 0, affected: 0, loads: 0, loadMs: null };
  const health = { members: 12, affected: 1, loads: 40, loadMs: 340 };
  const event = { at, by: 'Eva', reason: null, percent: null, preview: null, via: 'command' as const };
  return {
    name: 'mf-reviews',
    title: 'Bewertungen',
    label: 'Bewertungen',
    owner: 'Team Reviews',
    neededFor: [],
    stable: '2.0.0',
    served: '2.0.0',
    canary: null,
    paused: null,
    retired: null,
    previews: [],
    releases: [
      { ...came, version: '2.0.0', role: 'stable', health },
      { ...came, version: '1.0.0', role: 'kept', health: unseen },
    ],
    history: [{ ...event, event: 'released', version: '2.0.0', before: '1.0.0' }],
    ...over,
  };
}
