import { peopleNamed } from './people.ts';

/** People whom a text names one after another. */
export interface PeopleList {
  /** Each with what tells it apart: 'kleine Vereine', 'Kinder ab drei Jahren'; at least one. */
  readonly items: readonly string[];
  /** What follows the last one and tells which are meant: 'die ein Kind verloren haben'; '' where nothing does. */
  readonly clause: string;
  /** What comes after. */
  readonly rest: string;
}

const mostItems = 4;
const longestClause = 55;
const mostRead = 260;

const determiner = /^(alle|viele|einige|mehrere|andere|weitere|unsere?n?|ihren?|euren?|deinen?|diesen?|solchen?)$/;
const joint = /^\s*(?:,\s*(?:und|sowie|oder|aber auch|auch)?|und auch|und|sowie|oder|&|bzw\.)\s+/u;
/** An adjective or two, a noun, and a number of years or what they have. */
const one =
  /^((?:\p{Ll}{3,}e[nr]?(?:,\s|\s(?:und|oder)\s|\s)){0,2})(\p{Lu}\p{L}+(?:[*:_-]\p{L}+)*|(?:start-ups|startups|kmu)(?!\p{L}))((?:\s(?:ab|bis|über|unter|von)\s(?:\d+|ein|zwei|drei|vier|fünf|sechs|sieben|acht|zehn)(?:\s(?:bis|und)\s(?:\d+|\p{L}+))?(?:\s(?:Jahren?|Monaten))?)|\sjeden Alters|\sin Führung|\smit (?:\p{Ll}+en\s)?(?:Hund|Hunden|Handicap|Behinderung(?:en)?|Demenz|Kindern|Pflegegrad|Migrationshintergrund))?(?!\p{L})/u;
const halfNoun = /^(\p{Lu}\p{L}+-)\s+(und|oder)\s+(?=\p{Lu})/u;

/**
 * The people whom a text begins with.
 * @returns undefined where it begins with something else, or goes on so that others are meant
 */
export function peopleAt(text: string): PeopleList | undefined {
  let rest = text.slice(0, mostRead);
  const items: string[] = [];
  while (items.length < mostItems) {
    const half = halfNoun.exec(rest);
    const [whole = '', before = '', noun = '', behind = ''] = one.exec(half ? rest.slice(half[0].length) : rest) ?? [];
    const people = noun === '' ? undefined : peopleNamed(noun);
    if (!people) break;
    const isDative = people !== noun;
    const said = `${half ? `${half[1]} ${half[2]} ` : ''}${adjectives(before, isDative)}${people}${behind}`;
    if (!items.includes(said)) items.push(said);
    rest = rest.slice((half?.[0].length ?? 0) + whole.length);
    const joined = joint.exec(rest);
    if (!joined) break;
    const after = rest.slice(joined[0].length);
    const between = startsPeople(after) ? undefined : unknownBetween(after);
    if (!startsPeople(after) && between === undefined) break;
    if (between) items.push(between.word);
    rest = between?.rest ?? after;
  }
  if (items.length === 0 || isOther.test(rest)) return undefined;
  const clause = clauseAt(rest);
  return { items, clause, rest };
}

/** Whether a list goes on. */
function startsPeople(text: string): boolean {
  const noun = one.exec(text.replace(halfNoun, ''))?.[2];
  return noun !== undefined && peopleNamed(noun) !== undefined;
}

/** Of 'Museen, Stifte und Sammler' the word in the middle, which is of the same kind as those around it. */
function unknownBetween(text: string): { word: string; rest: string } | undefined {
  const [, word = '', joined = ''] = /^(\p{Lu}\p{Ll}{3,}(?:e|n|s|er))((?:,|\sund|\ssowie)\s)/u.exec(text) ?? [];
  const rest = text.slice(word.length + joined.length);
  return word && startsPeople(rest) ? { word, rest } : undefined;
}

/** 'Familien Meier', 'Kinder bis', 'Kinder Yoga': something else is meant; 'Vereine eines Dorfs' goes on. */
const isOther = /^(?:-|\s\p{Lu}\p{L}|\s(?:bis|gratis|kostenlos|frei|gesucht|des|der|eines|einer|als|zu|auf)(?!\p{L}))/u;

function adjectives(before: string, isDative: boolean): string {
  const words = before
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !determiner.test(word));
  const kept = words.map((word) => (isDative || /[^e]en,?$/.test(word) ? word.replace(/n(,?)$/, '$1') : word));
  const text = kept.join(' ').replace(/^(?:und|oder) /, '');
  return text && `${text} `;
}

/** 'Frauen, die führen oder führen wollen: …' */
function clauseAt(rest: string): string {
  const clause = /^,\s(die\s[^,.:;!?()–]+)/u.exec(rest)?.[1]?.trim() ?? '';
  return clause.length <= longestClause ? clause : '';
}
