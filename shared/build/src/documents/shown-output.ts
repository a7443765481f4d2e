import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command in a document, and what the document shows of its output. */
export interface Shown {
  /** As it is typed, without the comment behind it. */
  command: string;
  output: string[];
}

/** What differs from run to run, and what stands in its place on both sides. */
const changing: readonly [RegExp, string][] = [
  [/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, '<time>'],
  [/\b\d+\.\d+ s\b/g, '<seconds>'],
  [/\b\d+ files, \d+ kB\b/g, '<size>'],
  [/\b\d+ (files|that the changes concern)/g, '<number> $1'],
  [/\bof \d+ modules\b/g, 'of <number> modules'],
  [/\b\d+ passed, \d+ total\b/g, '<number> passed'],
  [/\bchange \d+\b/g, 'change <number>'],
  [/\S*\/\.data\/releases\b/g, '<store>'],
  [/\/preview\/[\w-]{32}/g, '/preview/<token>'],
  [/http:\/\/localhost:\d+/g, '<address>'],
  [/\bcontract \d+\.\d+\.\d+/g, 'contract <version>'],
  [/@rezenso\/(\w+)@?\s*\d+\.\d+\.\d+/g, '@rezenso/$1 <version>'],
  [/\b(rezenso-\w+)-\d+\.\d+\.\d+\.tgz/g, '$1-<version>.tgz'],
  [/\bplatform \^\d+\.\d+\.\d+/g, 'platform <range>'],
  [/\b[0-9a-f]{12,16}\b/g, '<id>'],
];
const release = /\d+\.\d+\.\d+-[0-9a-f]{8}/g;
/** What npm says of itself and of the machine, beside the command. */
const ofNpm = /^npm (?:warn|notice)\b/;
/** Stands for any lines where it is a line, and for anything where it is in one. */
const left = '…';

/** The commands of a document whose output it shows: blocks marked `console`, where `$ ` begins a command. */
export function shownIn(markdown: string): Shown[] {
  const blocks = [...markdown.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block.split('\n'));
  return blocks.flatMap((lines) => {
    const shown: Shown[] = [];
    for (const line of lines.slice(0, -1)) {
      if (line.startsWith('$ ')) shown.push({ command: withoutComment(line.slice(2)), output: [] });
      else shown.at(-1)?.output.push(line);
    }
    return shown.map(({ command, output }) => ({ command, output: output.filter((line) => line !== '') }));
  });
}

/** Every command of docs/teams.md with what is shown of its output. */
export function shownToTeams(repository = join(import.meta.dirname, '../../../..')): Shown[] {
  return shownIn(readFileSync(join(repository, 'docs/teams.md'), 'utf8'));
}

/**
 * What a document shows for a command.
 * @throws Error when it names none that begins so, or several
 */
export function shownFor(command: string, all: readonly Shown[] = shownToTeams()): Shown {
  const found = all.filter((one) => one.command.startsWith(command));
  const [shown] = found;
  if (!shown || found.length > 1) throw new Error(`docs/teams.md shows "${command}" ${found.length} times, not once.`);
  return shown;
}

/**
 * Whether a command still prints what a document shows.
 * @param names what the document calls something, and its name in this run; releases that the document names are added as they
 *   are met, so that the same one is the same all through
 * @returns the first line that is not found where it should be; undefined when all are
 */
export function differenceFrom(
  { output }: Shown,
  printed: string,
  names = new Map<string, string>(),
): string | undefined {
  const lines = printed.split('\n').filter((line) => line.trim() !== '' && !ofNpm.test(line));
  let at = 0;
  let isAnywhere = false;
  for (const shown of output) {
    if (shown.trim() === left) {
      isAnywhere = true;
      continue;
    }
    const candidates = isAnywhere ? lines.slice(at) : lines.slice(at, at + 1);
    const index = candidates.findIndex((line) => isSame(shown, line, names));
    if (index === -1) return `"${shown}" is not what was printed:\n${candidates.join('\n')}`;
    at += index + 1;
    isAnywhere = false;
  }
  const rest = lines.slice(at);
  return isAnywhere || rest.length === 0 ? undefined : `More was printed than is shown:\n${rest.join('\n')}`;
}

function isSame(shown: string, printed: string, names: Map<string, string>): boolean {
  const met = [...shown.matchAll(release)].map(([version]) => version);
  const pattern = normalised(shown)
    .split(left)
    .map((part) => part.split(release).map(escaped).join('(\\d+\\.\\d+\\.\\d+-[0-9a-f]{8})'))
    .join('.*');
  const match = new RegExp(`^${pattern}$`).exec(normalised(printed));
  if (!match) return false;
  const found = new Map(names);
  for (const [index, version] of met.entries()) {
    const now = match[index + 1] ?? '';
    if ((found.get(version) ?? now) !== now) return false;
    found.set(version, now);
  }
  for (const [version, now] of found) names.set(version, now);
  return true;
}

function normalised(line: string): string {
  return changing.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), line.trimEnd());
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function withoutComment(typed: string): string {
  return typed.replace(/\s+# .*$/, '').trim();
}
