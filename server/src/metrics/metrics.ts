/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** The pattern, not the address: addresses hold tokens and are without end. */
  route: string;
  status: number;
  seconds: number;
}

/** A job that ended. */
export interface EndedJob {
  name: string;
  isDone: boolean;
  seconds: number;
}

/** A figure that is read when somebody asks for all: by the value of its one label, or a single one under ''. */
export interface Reading {
  name: string;
  help: string;
  label?: string;
  read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>;
}

/** Figures of this process, for Prometheus. Where METRICS_PORT is not set nothing is counted. */
export interface Metrics {
  answered(request: AnsweredRequest): void;
  ended(job: EndedJob): void;
  /** Adds a figure that is looked up when it is asked for. One that cannot be read is left out, or no number (NaN) where it has no label, and the rest is told. */
  watch(reading: Reading): void;
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** No number, so that nobody takes a database that is away for nothing that waits. */
const unread = new Map([['', Number.NaN]]);
/** From a read that comes from memory to an analysis that fetches nine pages. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const jobSeconds = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

/** Counts for Prometheus, by its official library, beside its figures of the process itself (memory, processor, event loop). */
export async function createMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'rezenso_request_seconds',
    help: 'Requests by how long they took to be answered, without those that stay open',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  });
  const jobs = new Histogram({
    name: 'rezenso_job_seconds',
    help: 'Jobs by how long they took; what failed is tried again',
    labelNames: ['queue', 'outcome'],
    buckets: jobSeconds,
    registers,
  });

  return {
    contentType: registry.contentType,
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    ended: ({ name, isDone, seconds }) => jobs.observe({ queue: name, outcome: isDone ? 'done' : 'failed' }, seconds),
    watch({ name, help, label, read }) {
      new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers,
        async collect() {
          this.reset();
          const values = await Promise.resolve()
            .then(read)
            .catch(() => (label ? new Map<string, number>() : unread));
          for (const [of, value] of values) this.set(label ? { [label]: of } : {}, value);
        },
      });
    },
    text: () => registry.metrics(),
  };
}
