import { chooseRelease, fitsContract } from '@rezenso/contract/releases';
import { platformOf } from '../registry/people.ts';
import { type ModuleReleases, type Registry, type Release, stableOf } from '../registry/registry.ts';
import type { AnswerFields } from './answer-fields.ts';

/** What a server says of itself. */
export interface Serving {
  /** Version of the contract that it speaks. */
  contract: string;
  /** What its answers hold. */
  fields: AnswerFields;
}

/**
 * What live releases would miss with a server: a contract that they were built for, a call that they make, a field that
 * they read. Each in one sentence; empty when everybody goes on as before. Releases from before this was kept say nothing.
 */
export function lostReads(registry: Registry, { contract, fields }: Serving): string[] {
  return Object.entries(registry.modules).flatMap(([moduleName, known]) => {
    if (known.retired) return [];
    return gotWith(registry, moduleName, known, contract).flatMap((release) => {
      const name = `${moduleName} ${release.version}`;
      if (!fitsContract(release, contract))
        return [`${name} is built for contract ${release.contractRange}, and the server would speak ${contract}.`];
      return Object.entries(release.reads ?? {}).flatMap(([call, read]) => missing(name, call, read, fields));
    });
  });
}

function missing(name: string, call: string, read: readonly string[], fields: AnswerFields): string[] {
  const there = Object.hasOwn(fields, call) ? fields[call] : undefined;
  if (!there) return [`${name} calls ${call}, which the server would not have.`];
  const answered = answeredIn(there);
  return read.flatMap((field) => {
    const { place, kinds } = placeIn(field);
    const found = answered.get(place);
    if (!found && isNeverNeeded(place, answered)) return [];
    if (!found) return [`${name} reads ${place} of ${call}, which the server would not answer.`];
    const more = kinds ? found.filter((kind) => !takes(kinds, kind)) : [];
    if (more.length === 0) return [];
    return [
      `${name} reads ${place} of ${call} as ${kinds?.join(' or ')}; the server could answer ${more.join(' or ')}.`,
    ];
  });
}

/** What each place may hold; also by its name without shapes, as releases read it from before those were kept. */
function answeredIn(fields: readonly string[]): Map<string, string[]> {
  const known = fields.map(placeIn);
  const plain = known.map(
    ({ place, kinds }) => [place.replace(shape, '').replace(/^\.(?=.)/, ''), kinds ?? []] as const,
  );
  return new Map([...plain, ...known.map(({ place, kinds }) => [place, kinds ?? []] as const)]);
}

const shape = /\([^()]*\)/g;

/** `owner.name: absent|string` */
function placeIn(field: string): { place: string; kinds?: string[] } {
  const [, place = field, kinds] = /^(.*?): (.*)$/s.exec(field) ?? [];
  return kinds === undefined ? { place } : { place, kinds: kinds.split('|') };
}

/** Whether a place is in a shape that the server never answers: one of several, or a text stands where it would be. */
function isNeverNeeded(place: string, answered: ReadonlyMap<string, readonly string[]>): boolean {
  const shaped = place.slice(0, place.lastIndexOf(')') + 1);
  if (shaped !== '' && !answered.has(shaped)) return true;
  const kinds = answered.get(place.replace(/(\.?[^.[\]()]+|\[\d*\])$/, '') || '.') ?? ['object'];
  return !['object', 'array', 'any'].some((kind) => kinds.includes(kind));
}

/** Whether a reader that takes `kinds` takes what may be answered. What no schema bounds says nothing. */
function takes(kinds: readonly string[], answered: string): boolean {
  if (answered === 'any' || kinds.includes(answered)) return true;
  if (answered === 'absent' || answered === 'null') return false;
  if (kinds.includes('any')) return true;
  if (answered.startsWith('"')) return kinds.includes('string');
  if (answered === 'integer') return kinds.includes('number');
  if (answered === 'true' || answered === 'false') return kinds.includes('boolean');
  return /^-?\d/.test(answered) && (kinds.includes('number') || kinds.includes('integer'));
}

/** What people get of a module with a server that speaks `contract`: stable or its fallback, and the canary. */
function gotWith(registry: Registry, moduleName: string, known: ModuleReleases, contract: string): Release[] {
  const platform = platformOf(registry);
  const gets =
    moduleName === 'shell' || !platform
      ? stableOf(known)
      : chooseRelease(moduleName, known, platform, undefined, contract);
  const canary = known.releases.find(({ version }) => version === known.canary?.version);
  return [...new Set([gets, canary].filter((release) => release !== undefined))];
}
