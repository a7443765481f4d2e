import type { ReleaseCheck } from '@rezenso/releases/registry';

/** Where a module stands. */
export interface Place {
  /** The checkout of the platform, or the module's own repository. */
  repository: string;
  moduleName: string;
  /** Its folder; in a repository of its own that repository. */
  folder: string;
}

/** Something that a release is looked at for, before it leaves the team. */
export interface ModuleCheck {
  /** `types` */
  name: string;
  /** @returns what it did, in a few words. @throws Error with what is wrong, as the program says it */
  run(place: Place): Promise<string>;
}

/** Checks that somebody leaves out, and why. */
export interface Skips {
  names: readonly string[];
  because: string;
}

/**
 * Runs all checks at the same time, but those that are skipped.
 * @param say tells each as it ends
 * @throws Error with what every failed check said
 */
export async function runChecks(
  checks: readonly ModuleCheck[],
  place: Place,
  { names, because }: Skips,
  say: (line: string) => void,
): Promise<ReleaseCheck[]> {
  const run = async (check: ModuleCheck): Promise<ReleaseCheck> => {
    if (names.includes(check.name)) {
      say(`  ${check.name.padEnd(6)} skipped: ${because}`);
      return { name: check.name, skippedBecause: because };
    }
    const startedAt = performance.now();
    const did = await check.run(place);
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    say(`  ${check.name.padEnd(6)} ${seconds.toFixed(1)} s  ${did}`);
    return { name: check.name, seconds, did };
  };
  const outcomes = await Promise.allSettled(checks.map(run));
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [`${checks[index]?.name}: ${messageOf(outcome.reason)}`] : [],
  );
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
