/** What one round of a part did. */
export interface Round {
  /** Of what the part counts, by its name there. */
  done: Readonly<Record<string, number>>;
  /** Everything that was not as promised, in sentences. */
  faults: readonly string[];
  /** What else was counted or measured; the part makes rows of it. */
  figures: Readonly<Record<string, number | readonly number[]>>;
}

/** A round as it stands in the record. */
export interface RecordedRound extends Round {
  number: number;
  /** When it ended (ISO 8601). */
  endedAt: string;
  seconds: number;
  /** Work of the whole machine in its last minute: times are to be read with it. */
  load: number;
  /** Processor and Node. */
  machine: string;
  /** The product that it proved something of. */
  state: ProductState;
}

/** The product as it was committed, with the files that measured it. */
export interface ProductState {
  /** Of the last commit. */
  commit: string;
  /** YYYY-MM-DD */
  commitDate: string;
  /** Of all files that were measured. */
  fingerprint: string;
}

/** One part of the long proof. It works in rounds, each of which stands for itself: broken off, it begins with the next one. */
export interface Part {
  name: string;
  title: string;
  /** What it counts, and how much of it is enough. */
  wanted: Readonly<Record<string, number>>;
  /** Its times mean something only while nothing else uses the machine. */
  wantsQuiet?: true;
  /** Files that do the measuring beside the product: with another one it is another state. */
  files: readonly string[];
  /** @returns why this machine cannot do it; undefined where it can */
  missing?(): Promise<string | undefined>;
  /** Begins what several rounds share, before the first of a run. @returns its end */
  begin?(): Promise<() => Promise<void>>;
  /** @param number of this round, from 0 on; rounds that choose by chance take it for their seed */
  round(number: number): Promise<Round>;
  /** Rows of the part's table beside what it counts. */
  rows(rounds: readonly RecordedRound[]): readonly (readonly [what: string, figure: string])[];
}

/** How much of it is done, over all rounds. */
export function doneIn(rounds: readonly Round[], what: string): number {
  return rounds.reduce((sum, { done }) => sum + (done[what] ?? 0), 0);
}

export function isFinished({ wanted }: Pick<Part, 'wanted'>, rounds: readonly Round[]): boolean {
  return Object.entries(wanted).every(([what, count]) => doneIn(rounds, what) >= count);
}

/** A figure of all rounds, one after the other. */
export function figuresOf(rounds: readonly Round[], name: string): number[] {
  return rounds.flatMap(({ figures }) => figures[name] ?? []);
}

export function sumOf(rounds: readonly Round[], name: string): number {
  return figuresOf(rounds, name).reduce((sum, one) => sum + one, 0);
}

/** NaN of none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** `12,345` */
export function counted(value: number): string {
  return Math.round(value).toLocaleString('en');
}
