/** A kind of work: its queue and how often it is tried. `Data` must survive JSON. */
export interface Job<Data extends object> {
  readonly name: string;
  readonly options: JobOptions;
  /** Only for the type. */
  readonly data?: Data;
}

export interface JobOptions {
  /** Attempts after the first; the pause between them grows. */
  retryLimit: number;
  /** First pause in seconds. */
  retryDelay: number;
  /** Longest pause in seconds. */
  retryDelayMax: number;
  /** Seconds after which a finished job's data is deleted. */
  deleteAfterSeconds: number;
  /** Jobs of this kind that one process works on at a time. */
  concurrency: number;
}

const defaults: JobOptions = {
  retryLimit: 12,
  retryDelay: 2,
  retryDelayMax: 3_600,
  deleteAfterSeconds: 86_400,
  concurrency: 2,
};

/** Declares a kind of work, for instance `job<{ mail: string }>('mail.send')`. */
export function job<Data extends object>(name: string, options: Partial<JobOptions> = {}): Job<Data> {
  return { name, options: { ...defaults, ...options } };
}
