import { type Called, moduleIn, type ScriptOwner, scriptCalling } from './module-script.ts';

declare global {
  interface Window {
    /** What modules load their scripts with calls it (`chunk-delivery.ts` of the preset). */
    __rezensoLoads?: (address: string, release: ModuleRelease) => void;
  }
}

/** One release of a module. */
export interface ModuleRelease {
  module: string;
  version: string;
}

/** Something that a module has running on the page beside what React draws. */
export interface Held {
  /** Takes it off the page, when the last area of the module leaves. */
  stop(): void;
  /** Puts it back when the module returns; what has none has ended. */
  start?(): void;
  /** Told when it will never come back. */
  forget?(): void;
}

/** All that one release of a module has running. It stands still while no area of the module is on the page. */
export interface Scope extends ModuleRelease {
  isOpen: boolean;
  /** Whether the module has been on the page and left. */
  hasLeft: boolean;
  held: Set<Held>;
}

/** By `module/version`, oldest first. */
const scopes = new Map<string, Scope>();
const ownerOfScript = new Map<string, ScriptOwner | undefined>();
/** Version of the release that loaded a script last which several may have, by `module/script`. */
const loadedFor = new Map<string, string>();
/** Version of each module that runs now. */
const running = new Map<string, string>();
/** Areas on the page, by module. */
const present = new Map<string, number>();
const followers = new Set<(module: string, isOpen: boolean) => void>();

/** The scope of the module whose script called a function; undefined when somebody else did. */
export function scopeCalling(called: Called): Scope | undefined {
  // Before any module, nobody is asked: a look at the stack takes two microseconds.
  if (running.size === 0) return undefined;
  const script = scriptCalling(called);
  let owner = ownerOfScript.get(script);
  if (!owner && !ownerOfScript.has(script)) {
    owner = moduleIn(script);
    ownerOfScript.set(script, owner);
  }
  const release = owner && releaseOf(owner);
  return release && scopeOf(release);
}

/** The release whose script a text names: a stack, one line of it, or an address. */
export function releaseIn(text: string): ModuleRelease | undefined {
  const owner = moduleIn(text);
  return owner && releaseOf(owner);
}

/** The release that alone has areas on the page; undefined without any, or when several have. */
export function onlyRelease(): ModuleRelease | undefined {
  const [module, ...others] = [...present].flatMap(([name, areas]) => (areas > 0 ? [name] : []));
  const version = module === undefined || others.length > 0 ? undefined : running.get(module);
  return module && version ? { module, version } : undefined;
}

/** A script that several releases have counts as of the one that loaded it last. */
function releaseOf({ module, version, script }: ScriptOwner): ModuleRelease | undefined {
  const found = version ?? loadedFor.get(`${module}/${script}`) ?? running.get(module);
  return found === undefined ? undefined : { module, version: found };
}

/** From now on, whoever loads a script of a module whose address does not say it tells for which release. */
export function noteLoads(): void {
  window.__rezensoLoads = (address, { version }) => {
    const owner = moduleIn(address);
    if (owner) loadedFor.set(`${owner.module}/${owner.script}`, version);
  };
}

function scopeOf({ module, version }: ModuleRelease): Scope {
  const key = `${module}/${version}`;
  const known = scopes.get(key);
  if (known) return known;
  const scope = { module, version, isOpen: false, hasLeft: false, held: new Set<Held>() };
  scope.isOpen = isPresent(module) && !isReplaced(scope);
  scopes.set(key, scope);
  return scope;
}

/** Lets a scope stop and start something that runs already. What comes too late, after its module left, stops at once. */
export function hold(scope: Scope, held: Held): void {
  if (scope.isOpen || (!held.start && !scope.hasLeft)) scope.held.add(held);
  else stop(scope, held);
}

/** When a module is on the page again; undefined while it is. */
export function whenOn(scope: Scope): Promise<void> | undefined {
  if (scope.isOpen) return undefined;
  return new Promise((resolve) => {
    const held: Held = {
      stop: () => {},
      start: () => {
        scope.held.delete(held);
        resolve();
      },
    };
    hold(scope, held);
  });
}

/**
 * A release of a module starts, in place of another one: what that one had running never comes back. Where a page still shows it,
 * it runs until that has left.
 */
export function startRelease({ module, version }: ModuleRelease): void {
  const isAgain = running.get(module) === version;
  running.set(module, version);
  for (const scope of scopes.values())
    if (scope.module === module && !scope.isOpen && !(isAgain && scope.version === version)) forget(scope);
  scopeOf({ module, version });
}

/** The scope of the release that a module runs now. */
export function scopeOn(module: string): Scope | undefined {
  return [...scopes.values()].findLast((scope) => scope.module === module && !isReplaced(scope));
}

/**
 * An area of a module comes onto the page, and what the module has running goes on.
 * @returns ends it: without another area, all that the module has running stops
 */
export function enterPage(module: string): () => void {
  const before = present.get(module) ?? 0;
  present.set(module, before + 1);
  if (before === 0) settle(module);
  return () => {
    present.set(module, (present.get(module) ?? 0) - 1);
    // Another area of the module may come in the same step.
    queueMicrotask(() => settle(module));
  };
}

/** Tells whenever the first area of a module comes onto the page, and when the last one has left. */
export function followPage(follower: (module: string, isOpen: boolean) => void): void {
  followers.add(follower);
}

/** Whether an area of the module is on the page. */
export function isPresent(module: string): boolean {
  return (present.get(module) ?? 0) > 0;
}

function settle(module: string): void {
  const isOpen = isPresent(module);
  for (const scope of [...scopes.values()])
    if (scope.module === module && scope.isOpen !== isOpen && !(isOpen && isReplaced(scope))) turn(scope, isOpen);
  for (const follower of followers) follower(module, isOpen);
}

function turn(scope: Scope, isOpen: boolean): void {
  scope.isOpen = isOpen;
  for (const held of [...scope.held]) isOpen ? held.start?.() : stop(scope, held);
  scope.hasLeft ||= !isOpen;
}

function stop(scope: Scope, held: Held): void {
  held.stop();
  if (held.start) scope.held.add(held);
  else scope.held.delete(held);
}

function isReplaced({ module, version }: ModuleRelease): boolean {
  return (running.get(module) ?? version) !== version;
}

function forget(scope: Scope): void {
  for (const held of scope.held) held.forget?.();
  scope.held.clear();
  scopes.delete(`${scope.module}/${scope.version}`);
}
