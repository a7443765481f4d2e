/** Something to do, and what has to be done before. */
export interface Task<Result> {
  name: string;
  needs?: readonly string[];
  run(): Promise<Result>;
}

/**
 * Does tasks in their order, so many at a time as there are lanes. One that needs another waits for its end, and others go
 * first meanwhile; what it needs and is not among the tasks counts as done.
 * @returns their results in the order of the tasks
 */
export async function inLanes<Result>(tasks: readonly Task<Result>[], lanes: number): Promise<Result[]> {
  const waiting = [...tasks];
  const open = new Set(tasks.map(({ name }) => name));
  const results = new Map<string, Result>();
  const running = new Set<Promise<void>>();
  const begin = (task: Task<Result>) => {
    waiting.splice(waiting.indexOf(task), 1);
    const work = task.run().then((result) => {
      results.set(task.name, result);
      open.delete(task.name);
      running.delete(work);
    });
    running.add(work);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ needs = [] }) => needs.every((name) => !open.has(name)));
    if (next && running.size < lanes) begin(next);
    else if (running.size > 0) await Promise.race(running);
    else throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return tasks.flatMap(({ name }) => results.get(name) ?? []);
}
