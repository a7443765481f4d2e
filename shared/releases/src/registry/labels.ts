import { withLatinLetters } from '@rezenso/contract/look-alikes';
import type { ModuleManifest, ModuleNavigation } from '@rezenso/contract/releases';
import { manifestBounds as most } from './manifest-bounds.ts';
import { releasesForPeople } from './people.ts';
import type { Registry } from './registry.ts';

/** Entries of the navigation that are the shell's own. A test compares them with its texts. */
export const reservedLabels = ['Dashboard'];

/** Controls, what turns the direction of reading, and what takes no room but joins no letters: two labels would look the same. */
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/u;

/** Whether a text shows as it is written, in one line. */
export function isPlainLine(text: string): boolean {
  return !unseen.test(text);
}

/**
 * What a release wants of the places that all modules share, the navigation and the dashboard, and should not get, each in one sentence.
 * @param contract version that the server speaks, where it is known
 */
export function labelProblems(manifest: ModuleManifest, registry: Registry, contract?: string): string[] {
  const { name, navigation = [], cards = [] } = manifest;
  const others = Object.keys(registry.modules).filter((owner) => owner !== name);
  const held = others.flatMap((owner) => labelsOf(registry, owner, contract));
  const places = [
    ...navigation.map(({ label, order }) => [`navigation entry "${label}"`, order] as const),
    ...cards.map(({ card, order }) => [`card "${card}"`, order] as const),
  ];
  return [
    ...places
      .filter(([, order]) => order < 0 || order > most.order)
      .map(([what, order]) => `Its ${what} has the order ${order}; orders go from 0 to ${most.order}.`),
    ...navigation.flatMap(namesOf).flatMap((label) => takenLabel(label, held)),
  ];
}

/** What an entry is called, in each language. */
function namesOf({ label, labels = {} }: ModuleNavigation): string[] {
  return [label, ...Object.values(labels).flatMap((name) => name ?? [])];
}

interface HeldLabel {
  owner: string;
  label: string;
}

function labelsOf(registry: Registry, owner: string, contract: string | undefined): HeldLabel[] {
  const manifests = releasesForPeople(registry, owner, contract).map(({ manifest }) => manifest);
  return manifests.flatMap((manifest) =>
    (manifest?.navigation ?? []).flatMap(namesOf).map((label) => ({ owner, label })),
  );
}

function takenLabel(label: string, held: readonly HeldLabel[]): string[] {
  const read = asRead(label);
  if (read === '') return [`Its navigation entry ${JSON.stringify(label)} shows nothing.`];
  if (reservedLabels.some((own) => asRead(own) === read))
    return [`Its navigation entry "${label}" is called as one of the shell's own.`];
  const same = held.find((other) => asRead(other.label) === read);
  return same
    ? [`Its navigation entry "${label}" is called as that of ${same.owner}; people could not tell them apart.`]
    : [];
}

/** What people take a label for: neither case nor spaces tell two apart, nor letters that look alike. */
function asRead(label: string): string {
  return withLatinLetters(label.normalize('NFKC'))
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
