/** Stands in for `zod/mini` in the remotes' builds, so that all modules parse with the shell's one copy. */
export * from '@rezenso/contract/schema';
