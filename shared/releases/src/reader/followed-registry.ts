import type { Registry } from '../registry/registry.ts';
import { type ParsedRegistry, parseRegistry } from '../registry/registry-schema.ts';
import type { KeptRegistry } from './kept-registry.ts';
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
  let fault: string | undefined;
  let isRecalled = false;

  async function recall(): Promise<void> {
    if (isRecalled) return;
    isRecalled = true;
    const text = await kept?.read();
    if (text === undefined) return;
    try {
      const parsed = parseRegistry(text);
      if (!(await seal?.refusalOf(parsed, known.sequence ?? 0))) known = parsed.registry;
    } catch (error) {
      log.warn({ err: error }, 'the registry of releases that was kept cannot be followed');
    }
  }

  async function follow(parsed: ParsedRegistry, text: string): Promise<void> {
    const { sequence } = parsed.registry;
    const refusal = (await seal?.refusalOf(parsed, known.sequence ?? 0)) ?? stepBack(parsed.registry, known);
    fault = refusal;
    if (refusal) return log.error({ sequence, fault }, 'a registry of releases is refused');
    const isWhole = !parsed.unusable.some((name) => Object.hasOwn(known.modules, name));
    known = nextRegistry(parsed, known);
    fault = parsed.faults[0];
    if (fault) log.error({ faults: parsed.faults }, 'parts of the registry of releases are left out');
    await seal?.accept(sequence ?? 0);
    // A text that says nothing of a module that goes on would cost that module at the next start.
    if (isWhole && Object.keys(known.modules).length > 0) await keep(text);
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
        await follow(parseRegistry(text), text);
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

/** @throws Error when it is empty, or without a shell that lives: no page could be sent any more */
function nextRegistry({ registry, unusable, faults }: ParsedRegistry, known: Registry): Registry {
  if (unusable.includes('shell')) throw new Error(`registry.modules.shell: nothing of it can be used (${faults[0]})`);
  const before = Object.entries(known.modules).filter(([name]) => unusable.includes(name));
  const modules = { ...registry.modules, ...Object.fromEntries(before) };
  if (Object.keys(known.modules).length > 0 && Object.keys(modules).length === 0)
    throw new Error('registry.modules: there were some, and now there are none');
  if (known.modules.shell && !modules.shell)
    throw new Error('registry.modules.shell: there was one, and now there is none');
  return { ...registry, modules };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
