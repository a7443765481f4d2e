import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { MatchMember } from './member.ts';
import { saidGroups } from './said-groups.de.ts';
import english from './said-groups.en.ts';

type Profile = Pick<MatchMember, 'targetAudience' | 'description'>;
type Group = keyof typeof saidGroups;

const groups = Object.keys(saidGroups) as Group[];
const labels = inLanguages(Object.fromEntries(groups.map((group) => [group, group])), { en: english });
const byWord = new Map(groups.flatMap((group) => saidGroups[group].split(' ').map((word) => [word, group] as const)));

/**
 * The target groups that both profiles name in their own words, which may be said of the two.
 * @returns labels in the order of the first profile; none where it is not sure that both mean the same people
 */
export function groupsBothName(a: Profile, b: Profile, language: Language = 'de'): string[] {
  const named = namedBy(b);
  return [...namedBy(a)].filter((group) => named.has(group)).map((group) => labels(language)[group] ?? group);
}

const memorySize = 5_000;
const known = new Map<string, ReadonlySet<Group>>();

function namedBy({ targetAudience, description }: Profile): ReadonlySet<Group> {
  const isOwnField = targetAudience.trim() !== '';
  const text = (isOwnField ? targetAudience : description).slice(0, 600);
  const key = `${isOwnField}${text}`;
  const before = known.get(key);
  if (before) return before;
  const named = readGroups(text, isOwnField);
  if (known.size >= memorySize) known.clear();
  known.set(key, named);
  return named;
}

function readGroups(text: string, isOwnField: boolean): ReadonlySet<Group> {
  const found = new Set<Group>();
  for (const { 0: word, index } of text.matchAll(
    /(?<![\p{L}\d-])\p{L}[\p{L}-]*(?:[:*_/]-?in(?:nen)?)?(?![\p{L}\d-])/gu,
  )) {
    const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
    const small = word.toLocaleLowerCase('de').replace(/[:*_/]-?in(?:nen)?$/, '');
    const next = /^ (\p{L}+)/u.exec(after)?.[1]?.toLocaleLowerCase('de');
    const group = byWord.get(`${small}_${next}`) ?? byWord.get(small);
    if (group === undefined || (isAlsoAdjective(small) && !standsAlone(next))) continue;
    if (isOwnField ? isAddressed(before, small) : isMeantBy.test(before)) found.add(group);
  }
  return found;
}

/** 'Kreative', but not 'kreative Köpfe'; 'berufstätige Mütter' are but some of them. */
const isAlsoAdjective = (word: string) =>
  /(?:bewusste|begeisterte|tätige|ständige|ende|kreative|jugendliche)$/.test(word);
const standsAlone = (next: string | undefined) =>
  next === undefined ||
  /^(?:menschen|leute|personen|kunden|käufer|und|oder|sowie|mit|ohne|in|im|aus|von|vom|ab|bis|zwischen|rund|am|an|auf|die|der|jeden)$/.test(
    next,
  );

/** In a text about anything, a group is addressed where it follows 'für', also in a list. */
const isMeantBy = /(?<![Nn]icht )\bfür\s+(?:(?:\p{Lu}[\p{L}-]+(?:,| und| oder)|\p{Ll}+en?)\s+){0,3}$/u;

/** Who is named behind these is no target group: 'Familien mit Kindern', 'alle außer Firmen', 'Inhaber der Läden'. */
const belongsToOther =
  /(?:^|[^\p{L}])(?:ohne|außer|keine|nicht|nicht für|statt|mit|von|vom|aus|in|im|bei|beim|neben|nach|vor|zu|zum|zur|auf|unter|über|durch|als|wie|der|des|dem)\s+(?:\p{Ll}+e[nrms]?\s+)?$/u;
const preposition = /(?:^|[^\p{L}])(?:ohne|außer|mit|von|aus|in|bei|neben|nach|vor|zu|statt)\s/iu;

function isAddressed(before: string, word: string): boolean {
  if (belongsToOther.test(before)) return false;
  const part = before.split(/[,;:.!?()\n]/).at(-1) ?? '';
  const isClause = /[,;]\s*(?:die|der|das|denen|deren|welche|wo|wenn|was|wer)\s[^,;]*$/iu.test(before);
  // 'Gäste von Hotels und Praxen' may be guests of both; of 'Betriebe mit Garten und Privatleute' the form says that they are not meant with 'mit'.
  const isJoined = preposition.test(part) && !/(?:[^i]e|el|er)$/.test(word);
  return !isClause && !isJoined;
}
