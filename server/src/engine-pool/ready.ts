/** Done as soon as a thread has loaded the module of its tasks: it waits for nothing else. */
export function ready(): void {}
