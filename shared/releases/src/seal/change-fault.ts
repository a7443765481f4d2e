import type { KeyObject } from 'node:crypto';
import { formFault } from '../registry/form-fault.ts';
import { isPart } from '../registry/new-parts.ts';
import { broughtFault, type Judged, lossFault } from '../registry/part-fault.ts';
import type { Registry } from '../registry/registry.ts';
import { lastNumber } from '../registry/registry-forms.ts';
import { parseRegistry } from '../registry/registry-schema.ts';
import { isSameText } from '../registry/same-text.ts';
import { teamChangeFault } from '../registry/team-change.ts';
import { everyModule, keyIdsFor, keyModules } from './key-ring.ts';
import { keyIdOf } from './keys.ts';
import { touchedBy } from './touched.ts';
import { partSealOf, unchecked, type Verdict, verdictOn } from './verdict.ts';

export interface ChangeRules {
  /** Public keys of the operators; without any whatever can be followed may stand. */
  roots: readonly KeyObject[];
  /** Id of the key with which somebody brings the change. */
  signedBy: string | undefined;
  /** Version of the contract that the site's server speaks, where it is known. */
  contract?: string;
  now: Date;
}

type Fault = string | undefined;

/**
 * Why the next registry must not take the place of the one before; undefined when it may stand. A site asks it of whoever brings
 * a change, a command of itself before it writes one.
 * @param before as it lies there; empty before the first release
 */
export function changeFault(before: Registry, text: string, rules: ChangeRules): string | undefined {
  try {
    const judge = (found: Registry) => (rules.roots.length > 0 ? verdictOn(found, rules.roots) : unchecked);
    const { given, faults, refusal } = parseRegistry(text, judge);
    if (refusal) return `The registry cannot be followed: ${refusal}.`;
    const form = formFault('registry', { ...given, modules: {} });
    if (form) return `The registry cannot be followed: ${form}.`;
    const odd = newOddness(before, given, faults, judge);
    if (odd) return `A part of the registry cannot be followed: ${odd}.`;
    const isTeam = rules.roots.length > 0 && !isRoot(given.signedBy, rules) && given.keys !== undefined;
    const judged = { before, after: given, contract: rules.contract, now: rules.now };
    return (
      countFault(before, given, isTeam) ??
      (before.keys || given.keys ? keyFault(before, given, rules) : undefined) ??
      partsFault(judged, isTeam)
    );
  } catch (error) {
    return `The registry cannot be followed: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

/** What cannot be followed of a part that the change touches, and could be before. */
function newOddness(
  before: Registry,
  after: Registry,
  faults: readonly string[],
  judge: (found: Registry) => Verdict,
): Fault {
  const { parts } = touchedBy(before, after);
  const places = parts.flatMap((name) => [`registry.modules.${name}.`, `registry.modules.${name}:`]);
  const concerns = (fault: string) => places.some((place) => fault.startsWith(place));
  // Places move when something is added before them.
  const placeless = (fault: string) => fault.replace(/\.\d+/g, '');
  const known = faultsOf(before, judge).map(placeless);
  return faults.find((fault) => concerns(fault) && !known.includes(placeless(fault)));
}

function faultsOf(registry: Registry, judge: (found: Registry) => Verdict): string[] {
  try {
    return parseRegistry(JSON.stringify(registry), judge).faults;
  } catch {
    return [];
  }
}

function partsFault(judged: Judged, isTeam: boolean): Fault {
  const { before, after } = judged;
  for (const module of touchedBy(before, after).parts) {
    const [known, part] = [before.modules[module], after.modules[module]];
    if (!isPart(part)) return `${module} is no part of a registry.`;
    const fault = broughtFault(judged, module);
    if (fault) return fault;
    if (!isTeam) continue;
    const { signedBy: key = '' } = after;
    const mayReopen = (closedBy: Fault) => mayGiveBack(before, module, key, closedBy);
    const team = teamChangeFault(isPart(known) ? known : undefined, part, { module, key, mayReopen });
    if (team) return team;
    const loss = lossFault(judged, module);
    if (loss) return loss;
  }
  return undefined;
}

/** What a key of the team closed any of them opens; what operators closed only they, and a key that may release every module. */
function mayGiveBack({ keys }: Registry, module: string, key: string, closedBy: string | undefined): boolean {
  if (!keys || closedBy === undefined) return false;
  const isForAll = (id: string) => keyModules(keys, id).includes(everyModule);
  return isForAll(key) || (keyIdsFor(keys, module).includes(closedBy) && !isForAll(closedBy));
}

function countFault(before: Registry, after: Registry, isTeam: boolean): Fault {
  const [known = 0, next = 0] = [before.sequence, after.sequence];
  if (isTeam)
    return next === known + 1 ? undefined : `The registry is not counted on: ${next} does not follow ${known}.`;
  // Where somebody counted as far as numbers go, the operators begin anew.
  return next > known || known >= lastNumber ? undefined : 'The registry is not counted on.';
}

/** What the signatures leave open: that nobody changes more than their own, and nothing goes back. */
function keyFault(before: Registry, after: Registry, rules: ChangeRules): Fault {
  const { signedBy = '' } = after;
  if (signedBy !== rules.signedBy) return `Key ${rules.signedBy} brings what another one signed.`;
  if (!after.keys) return 'It names no keys of teams any more.';
  const { parts, removed, isRingTouched } = touchedBy(before, after);
  const root = isRoot(signedBy, rules);
  if (isRingTouched && !root) return 'Only the operators say which key may release what.';
  if (isRingTouched && before.keys && after.keys.count <= before.keys.count) return 'Its keys are not counted on.';
  if (removed.length > 0 && !root) return `Only the operators take ${removed.join(', ')} out of the registry.`;
  const resealed = Object.keys(after.modules).filter((name) => !isSameText(before.seals?.[name], after.seals?.[name]));
  for (const name of new Set([...parts, ...resealed])) {
    const [known, seal] = [partSealOf(before, name), partSealOf(after, name)];
    if (seal?.signedBy !== signedBy) return `Key ${signedBy} changed ${name}, and another one signed it.`;
    const isNewer = !known || seal.keys > known.keys || (seal.keys === known.keys && seal.count > known.count);
    const isNext = seal.keys === after.keys.count && seal.count === (known?.keys === seal.keys ? known.count : 0) + 1;
    if (!isNewer || (!root && !isNext)) return `${name} is not counted on.`;
  }
  return undefined;
}

function isRoot(id: string | undefined, { roots }: Pick<ChangeRules, 'roots'>): boolean {
  return roots.some((root) => keyIdOf(root) === id);
}
