import type { Registry } from '../registry/registry.ts';
import { type ParsedRegistry, parseRegistry } from '../registry/registry-schema.ts';
import type { KeptRegistry } from './kept-registry.ts';
import { goOnWith, onlyModules } from './known-parts.ts';
import type { Log } from './log.ts';
import type { RegistrySeal } from './registry-seal.ts';

export interface FollowedRegistry {
  /** The last one that could be followed; without modules before the first. */
  registry(): Registry;
  /** Why it is not all that lies in the store now; undefined when it is. */
  fault(): string | undefined;
  /** Follows what the store holds now, or goes on with what was followed before. Call it again only when it is done. */
  take(text: string): Promise<void>;
  /** The store could not be read, or holds no registry (any more): what was followed goes on. */
  miss(error?: unknown): Promise<void>;
}

export interface FollowedRegistryParts {
  log: Log;
  /** Only with a key. */
  seal?: RegistrySeal | undefined;
  kept?: KeptRegistry | undefined;
}

/**
 * Decides which registry a process follows. One that is broken, unsigned, empty, older or without a living shell must
 * not take the site down: the last good one goes on, also after a restart.
 */
export function followRegistry({ log, seal, kept }: FollowedRegistryParts): FollowedRegistry {
  let known: Registry = { modules: {} };
  /** As it was signed. */
  let knownAsGiven = known;
  let fault: string | undefined;
  let isRecalled = false;

  async function recall(): Promise<void> {
    if (isRecalled) return;
    isRecalled = true;
    const text = await kept?.read();
    if (text === undefined) return;
    try {
      const { registry, given, refusal } = parseRegistry(text, await seal?.judgeKept());
      if (!refusal) [known, knownAsGiven] = [registry, given];
    } catch (error) {
      log.warn({ err: error }, 'the registry of releases that was kept cannot be followed');
    }
  }

  async function follow(parsed: ParsedRegistry, text: string): Promise<void> {
    const { sequence, keys } = parsed.given;
    // Where teams have keys, every part has a number of its own.
    const refusal = parsed.refusal ?? (keys && seal ? undefined : stepBack(parsed.registry, known));
    fault = refusal;
    if (refusal) return log.error({ sequence, fault }, 'a registry of releases is refused');
    const faults = keys && seal ? followParts(parsed, seal) : followWhole(parsed);
    fault = faults[0];
    if (fault) log.error({ faults }, 'parts of the registry of releases are left out');
    await seal?.accept(knownAsGiven);
    if (Object.keys(known.modules).length === 0) return;
    if (keys && seal) await keep(JSON.stringify(knownAsGiven));
    // A text that says nothing of a module that goes on would cost that module at the next start.
    else if (!parsed.unusable.some((name) => Object.hasOwn(known.modules, name))) await keep(text);
  }

  function followWhole(parsed: ParsedRegistry): string[] {
    known = nextRegistry(parsed, known);
    knownAsGiven = parsed.given;
    return parsed.faults;
  }

  function followParts(parsed: ParsedRegistry, { judgeAnew }: RegistrySeal): string[] {
    const { given, missing } = goOnWith(knownAsGiven, parsed);
    const { registry } = parseRegistry(JSON.stringify(given), judgeAnew);
    assertAlive(registry, known, parsed.faults);
    known = registry;
    knownAsGiven = onlyModules(given, Object.keys(registry.modules));
    // What a revoked key had released is missing with good reason.
    const missed = missing.filter((name) => Object.hasOwn(registry.modules, name));
    return [
      ...parsed.faults,
      ...missed.map((name) => `registry.modules.${name}: there was one, and now there is none`),
    ];
  }

  async function keep(text: string): Promise<void> {
    await kept?.write(text).catch((error) => {
      log.warn({ err: error }, 'the registry of releases could not be kept');
    });
  }

  function tell(error: unknown): void {
    fault = messageOf(error);
    log.error({ err: error }, 'the registry of releases cannot be read');
  }

  return {
    registry: () => known,
    fault: () => fault,
    async take(text) {
      await recall();
      try {
        await follow(parseRegistry(text, await seal?.judge()), text);
      } catch (error) {
        tell(error);
      }
    },
    async miss(error) {
      await recall();
      if (error) return tell(error);
      if (Object.keys(known.modules).length > 0) tell(new Error('there is no registry, and there was one'));
    },
  };
}

/**
 * Why it is no later state of the store than the one that is followed, signed or not; undefined when it may be. Commands count
 * every change, so what counts less, or not at all, is a copy from before, another store's or somebody's draft.
 */
function stepBack({ sequence }: Registry, { sequence: followed }: Registry): string | undefined {
  if (followed === undefined || (sequence !== undefined && sequence >= followed)) return undefined;
  const told = sequence === undefined ? 'it has no number' : `its number is ${sequence}`;
  return `${told}, and this site follows number ${followed}`;
}

/** @throws Error when it is empty, or without a shell that lives */
function nextRegistry({ registry, unusable, faults }: ParsedRegistry, known: Registry): Registry {
  if (unusable.includes('shell')) throw new Error(`registry.modules.shell: nothing of it can be used (${faults[0]})`);
  const before = Object.entries(known.modules).filter(([name]) => unusable.includes(name));
  const modules = { ...registry.modules, ...Object.fromEntries(before) };
  assertAlive({ modules }, known);
  return { ...registry, modules };
}

/** @throws Error when there are no modules any more, or no shell: no page could be sent */
function assertAlive({ modules }: Registry, known: Registry, [fault]: readonly string[] = []): void {
  const why = fault ? ` (${fault})` : '';
  if (Object.keys(known.modules).length > 0 && Object.keys(modules).length === 0)
    throw new Error(`registry.modules: there were some, and now there are none${why}`);
  if (known.modules.shell && !modules.shell)
    throw new Error(`registry.modules.shell: there was one, and now there is none${why}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
