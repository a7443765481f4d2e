import type { Core } from './core.ts';
import { queueFigures } from './jobs/queue-figures.repository.ts';
import { outbox } from './mail/outbox.repository.ts';
import type { Metrics } from './metrics/metrics.ts';
import { type SweepFigures, sweeps } from './retention/sweeps.repository.ts';

/** Adds what the parts of a process know when it is asked for: connections, streams, and what waits in the database for any process. */
export function watchCore(
  { database, live, now }: Pick<Core, 'database' | 'live' | 'now'>,
  metrics: Pick<Metrics, 'watch'>,
): void {
  const queue = queueFigures(database.db);
  const single = (value: number) => new Map([['', value]]);
  metrics.watch({
    name: 'rezenso_database_connections',
    help: 'Connections of this process to PostgreSQL by what they do, and how many calls wait for one',
    label: 'state',
    read: () => database.connections(),
  });
  metrics.watch({
    name: 'rezenso_streams',
    help: 'Open pages that follow what changes on this process',
    read: () => single(live.hub.count()),
  });
  metrics.watch({
    name: 'rezenso_jobs_due',
    help: 'Jobs that are due and not begun, of all processes',
    label: 'queue',
    read: () => queue.countDue(),
  });
  metrics.watch({
    name: 'rezenso_jobs_oldest_seconds',
    help: 'Seconds for which the oldest due job has waited, of all processes',
    label: 'queue',
    read: () => queue.oldestDueSeconds(),
  });
  metrics.watch({
    name: 'rezenso_mails_waiting',
    help: 'Mails that should have gone out and have not, of all processes',
    read: async () => single(await outbox(database.db).countWaiting()),
  });
  const swept = async (figure: (of: SweepFigures) => number) =>
    new Map((await sweeps(database.db).list()).map((one) => [one.name, figure(one)]));
  metrics.watch({
    name: 'rezenso_retention_removed',
    help: 'Rows that went or lost their texts because their time was over, by sweep, of all processes',
    label: 'sweep',
    read: () => swept(({ removed }) => removed),
  });
  metrics.watch({
    name: 'rezenso_retention_behind_seconds',
    help: 'Seconds since nothing was left that is over its time, by sweep',
    label: 'sweep',
    read: () => swept(({ cleanAt }) => (now().getTime() - cleanAt.getTime()) / 1_000),
  });
}
