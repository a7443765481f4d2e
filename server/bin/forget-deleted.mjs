// Deletes accounts again that a restored backup brought back: `node server/bin/forget-deleted.mjs <file>`. The file is deletions.txt, which
// backup.mjs keeps beside its backups, or a log of the server (lines with "deletedMember"), for what was deleted after the last backup.
// It needs the variables of the server, which must not be running. Exit code 0: done; 1: not; 2: wrong use.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { forgetDeleted } = await import('../src/forget-deleted/forget-deleted.ts');
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('--') || more.length > 0) {
    console.error('node server/bin/forget-deleted.mjs <file>');
    process.exit(2);
  }
  try {
    const { again, listed } = await forgetDeleted(process.env, file);
    console.log(`${again} accounts were deleted again, of ${listed} that are listed.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
});
