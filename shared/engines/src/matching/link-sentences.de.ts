import type { Wordings } from './trade-sentences.de.ts';

/** What is said of two businesses that are linked: what the reader offers, what the partner offers, each in the accusative. */
export interface Linked {
  /** The partner. */
  readonly name: string;
  readonly own: string;
  readonly theirs: string;
  /** Whether the name of the partner says already what it offers: 'Ergotherapie Linden'. */
  readonly isInName: boolean;
  /** Whether nobody 'finds' there what is offered. */
  readonly isSober: boolean;
}

/** `when` stands after 'Wer': 'baut oder renoviert'. */
export const occasion = (when: string, { name, own, theirs, isInName, isSober }: Linked): Wordings => {
  if (isInName)
    return [
      `Wer ${when}, kann euch beide brauchen: ${name} und dich für ${own}.`,
      `Du bietest ${own}: Wer ${when}, kann dich ebenso brauchen wie ${name}.`,
    ];
  const both: Wordings = [
    `Wer ${when}, kann beides brauchen: ${own} von dir und ${theirs} von ${name}.`,
    `Du bietest ${own}, ${name} bietet ${theirs}: Beides kann brauchen, wer ${when}.`,
    ...(/(?:^| )für /.test(`${own} ${theirs}`)
      ? []
      : [`Wer ${when}, kann euch beide brauchen: dich für ${own}, ${name} für ${theirs}.`]),
  ];
  return isSober
    ? both
    : [
        ...both,
        `Wer ${when}, findet bei dir ${own} und bei ${name} ${theirs}.`,
        `Wer ${when}, findet bei dir ${own} und dort ${theirs}.`,
      ];
};

const smallBeginning = (beginning: string) => `${beginning.charAt(0).toLowerCase()}${beginning.slice(1)}`;

/** A beginning that may stand within a sentence, after a verb: 'für die Pause auf der Baustelle'. */
const within = (beginning: string): string | undefined =>
  /^(?:Für|Gegen|Bei) /.test(beginning) ? smallBeginning(beginning) : undefined;

/** 'bietet Holzbau, und für die Pause', 'bietet Beratung: Am Schreibtisch sitzt man viel; zum Ausgleich' */
const andThen = (beginning: string): string =>
  beginning.includes(';') ? `: ${beginning}` : `, und ${smallBeginning(beginning)}`;

/** `beginning`: 'Für die Pause auf der Baustelle'; the reader's work, and what the partner offers for it. */
export const yourWorkday = (beginning: string, { name, own, theirs, isInName }: Linked): Wordings => {
  const goesOn = andThen(beginning);
  if (isInName) return [`Du bietest ${own}${goesOn} ist ${name} da.`];
  const inside = within(beginning);
  return [
    `Du bietest ${own}${goesOn} gibt es bei ${name} ${theirs}.`,
    `Du bietest ${own}${goesOn} bietet ${name} ${theirs}.`,
    ...(inside === undefined ? [] : [`Wer wie du ${own} anbietet, findet ${inside} bei ${name} ${theirs}.`]),
    `Du bietest ${own}${goesOn} bietet der Betrieb ${theirs}.`,
  ];
};

/** The partner's work, and what the reader offers for it. */
export const theirWorkday = (beginning: string, { name, own, theirs, isInName }: Linked): Wordings => {
  const inside = within(beginning);
  if (isInName)
    return inside === undefined
      ? [`${beginning} gibt es bei dir ${own}: ${name} kann das brauchen.`]
      : [`${name} kann ${inside} brauchen, was du anbietest: ${own}.`];
  const goesOn = andThen(beginning);
  return [
    `${name} bietet ${theirs}${goesOn} gibt es bei dir ${own}.`,
    ...(inside === undefined ? [] : [`Wer wie ${name} ${theirs} anbietet, findet ${inside} bei dir ${own}.`]),
    `Der Betrieb bietet ${theirs}${goesOn} gibt es bei dir ${own}.`,
  ];
};

/** `goesOn`: 'wird auch im Netz gesucht'; what the reader does not do without, and the partner offers. */
export const yourEveryday = (goesOn: string, { name, own, theirs, isInName }: Linked): Wordings =>
  isInName
    ? [`Wer wie du ${own} anbietet, ${goesOn}: Das ist das Fach von ${name}.`]
    : [
        `Wer wie du ${own} anbietet, ${goesOn}: Dafür gibt es bei ${name} ${theirs}.`,
        `Wer wie du ${own} anbietet, ${goesOn}: Dafür bietet ${name} ${theirs}.`,
        `Wer wie du ${own} anbietet, ${goesOn}: Dafür bietet der Betrieb ${theirs}.`,
      ];

/** What businesses like the partner do not do without; of the partner itself it is not said. */
export const theirEveryday = (goesOn: string, { name, own, theirs, isInName }: Linked): Wordings =>
  isInName
    ? [`Ein Unternehmen wie ${name} ${goesOn}: Dafür gibt es bei dir ${own}.`]
    : [
        `Wer wie ${name} ${theirs} anbietet, ${goesOn}: Dafür gibt es bei dir ${own}.`,
        `Wer wie ${name} ${theirs} anbietet, ${goesOn}: Dafür hast du ${own}.`,
        `Wer wie der Betrieb ${theirs} anbietet, ${goesOn}: Dafür gibt es bei dir ${own}.`,
      ];
