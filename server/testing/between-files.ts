// Files of tests that share a process (bin/test-runner/batch.ts) hand on what takes long to make. A file that runs alone makes
// and closes everything itself.

const endings: Array<() => Promise<void>> = [];
let isHandedOn = false;

/** From now on, what can be used again is. @returns closes it; to be called after the last file */
export function handOnBetweenFiles(): () => Promise<void> {
  isHandedOn = true;
  return async () => {
    for (const end of endings.splice(0)) await end();
  };
}

/** Whether another file may follow that uses `thing` again; then `end` is called after the last one. */
export function isForTheNextFile(end: () => Promise<void>): boolean {
  if (isHandedOn) endings.push(end);
  return isHandedOn;
}
