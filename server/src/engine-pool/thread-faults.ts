const faults = new WeakSet<Error>();

/** Notes that an error came out of a thread that reads people's texts: its message may repeat them. */
export function noteThreadFault(error: unknown): void {
  if (error instanceof Error) faults.add(error);
}

/** Whether an error came out of such a thread; the log keeps where it was and not what it says. */
export function isThreadFault(error: Error): boolean {
  return faults.has(error);
}
