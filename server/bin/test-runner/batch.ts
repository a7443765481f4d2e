// Runs test files one after the other in this process: `node batch.ts <file> …`. What every file needs (modules, the
// embedded engine) is loaded once. Each file is a test of its own, so that its hooks hold for its own tests only.
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { handOnBetweenFiles } from '../../testing/between-files.ts';

after(handOnBetweenFiles());

for (const file of process.argv.slice(2)) {
  test(file, async (context) => {
    const before = { ...process.env };
    context.after(() => restore(before));
    await import(pathToFileURL(file).href);
  });
}

/** A file may set variables; the next one finds them as they were. */
function restore(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
}
