import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Concerned, concernedFiles, targetOf } from './concerned-files.ts';
import { compile, type Declarations, inWorkFolder, writeConfig } from './declarations.ts';

/** What is compared of a package. */
export interface Doors {
  /** Its doors, by the name of their declaration file. */
  entries: readonly string[];
  /** Parts of the contract that it hands on; each side is compared with its own. */
  contractParts?: readonly string[];
  /** Whether it breaks somebody when a component, or a function that takes an object, no longer reads a field of it. */
  isProps?: boolean;
}

/** By how much fewer fields the first parameter of a function is read. */
const lostProps = `type Props<F> = F extends (props: infer P, ...rest: any[]) => any ? keyof P : never;
export type Lost<Before, After> = Exclude<Props<Before>, Props<After>>;
`;

/**
 * What breaks whoever was built against `before` when it meets `after`. TypeScript is the judge: each export must still be there
 * and be assignable to what it was. It is asked about those that the change can matter to.
 */
export function breaksBetween(
  repository: string,
  doors: Doors,
  before: Declarations,
  after: Declarations,
): Promise<string[]> {
  const { entries, contractParts = [] } = doors;
  return inWorkFolder(repository, async (folder) => {
    await Promise.all([
      lay(join(folder, 'before'), before, contractParts),
      lay(join(folder, 'after'), after, contractParts),
      writeFile(join(folder, 'lost.d.ts'), lostProps),
    ]);
    const gone = entries.filter((entry) => `${entry}.d.ts` in before && !(`${entry}.d.ts` in after));
    const kept = entries.filter((entry) => `${entry}.d.ts` in before && `${entry}.d.ts` in after);
    const concerned = concernedFiles(before, after);
    const questions = kept.flatMap((entry) => questionsOf(entry, doors, before, after, concerned));
    await writeFile(join(folder, 'questions.ts'), questions.map(({ code }) => code).join('\n'));
    await writeConfig(folder, repository, { options: {}, files: ['questions.ts'] });
    const words = questions.length > 0 ? await compile(repository, folder) : '';
    return [...gone.map((entry) => `${entry}  is gone`), ...breaksAmong(questions, words)];
  });
}

interface Question {
  /** Exactly one line. */
  code: string;
  name: string;
}

function questionsOf(
  entry: string,
  { isProps }: Doors,
  before: Declarations,
  after: Declarations,
  { changed, reaching }: Concerned,
): Question[] {
  // Refuses what it cannot compare on the new side as well.
  exportsOf(`${entry}.d.ts`, after);
  const asked = exportsOf(`${entry}.d.ts`, before).filter(
    ({ through, origin }) => through.some((file) => changed.has(file)) || reaching.has(origin),
  );
  return asked.flatMap(({ name, isType }, index) => {
    const id = `${entry.replace(/\W/g, '_')}_${index}`;
    const place = (side: string) => `import('./${side}/${entry}.d.ts')`;
    const type = (side: string, surface: Declarations) =>
      isType ? `${place(side)}.${name}${argumentsOf(name, surface)}` : `typeof ${place(side)}.${name}`;
    const [was, is] = [type('before', before), type('after', after)];
    const told = entry === 'index' ? name : `${entry}: ${name}`;
    const whole = { code: `declare const ${id}: ${is}; export const was_${id}: ${was} = ${id};`, name: told };
    const lost = `declare const lost_${id}: import('./lost.d.ts').Lost<${was}, ${is}>; export const kept_${id}: never = lost_${id};`;
    return isProps && !isType ? [whole, { code: lost, name: `${told}, of what it reads,` }] : [whole];
  });
}

interface Exported {
  name: string;
  isType: boolean;
  /** The files that hand it on, from the door on. */
  through: readonly string[];
  /** The file that its declaration is found from. */
  origin: string;
}

const lists = /export (type )?\{([^}]*)\}(?: from '([^']*)')?;/g;
const wholes = /export \* from '((?:@rezenso\/contract\/|\.\.?\/)[\w./-]+)';/g;
const own = /export (?:declare (?:async )?(?:const|let|function|class)|(interface|type)) (\w+)/g;

/** What a declaration file exports. @throws Error for a form that is not compared here */
function exportsOf(file: string, surface: Declarations): Exported[] {
  const declarations = surface[file] ?? '';
  const rest = declarations.replace(lists, '').replace(wholes, '').replace(own, '');
  const other = /^.*\bexport\b.*$/m.exec(rest);
  if (other) throw new Error(`A package exports in a form that cannot be compared: ${other[0].trim()}`);
  const named = [...declarations.matchAll(lists)].flatMap(([, allTypes, list = '', from]) =>
    list.split(',').flatMap((part) => {
      const [, type, name] = /^\s*(type )?(?:\w+ as )?(\w+)\s*$/.exec(part) ?? [];
      const origin = from === undefined ? file : targetOf(file, from);
      return name ? [{ name, isType: Boolean(type ?? allTypes), through: [file], origin }] : [];
    }),
  );
  const declared = [...declarations.matchAll(own)].map(([, type, name = '']) => ({
    name,
    isType: type !== undefined,
    through: [file],
    origin: file,
  }));
  const handedOn = [...declarations.matchAll(wholes)]
    .flatMap(([, from = '']) => exportsOf(targetOf(file, from), surface))
    .map((one) => ({ ...one, through: [file, ...one.through] }));
  // An overload is declared once more.
  return [...new Map([...named, ...declared, ...handedOn].map((one) => [one.name, one])).values()];
}

/** `<any, any>` for a generic type; nothing for the others. */
function argumentsOf(name: string, surface: Declarations): string {
  const text = Object.values(surface).join('\n');
  const start = new RegExp(`(?:interface|type) ${name}<`).exec(text);
  if (!start) return '';
  let depth = 1;
  let count = 1;
  for (let at = start.index + start[0].length; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '<') depth += 1;
    if (text[at] === '>' && text[at - 1] !== '=') depth -= 1;
    if (text[at] === ',' && depth === 1) count += 1;
  }
  return `<${Array(count).fill('any').join(', ')}>`;
}

/** TypeScript's complaints, each under the export that it is about. */
function breaksAmong(questions: readonly Question[], output: string): string[] {
  const complaints = output.split(/\n(?=\S)/).flatMap((text) => {
    const [, line, , words] = /questions\.ts\((\d+),(\d+)\): error TS\d+: ([\s\S]*)/.exec(text) ?? [];
    return line && words ? [`${questions[Number(line) - 1]?.name}  ${readable(words)}`] : [];
  });
  if (output && complaints.length === 0) throw new Error(`The surfaces cannot be compared:\n${output}`);
  return complaints;
}

/** Without the places in the work folder, which mean nothing to anybody. */
function readable(words: string): string {
  return words.trim().replace(/import\("[^"]*\/(before|after)\/[^"]*"\)/g, '$1');
}

async function lay(folder: string, surface: Declarations, contractParts: readonly string[]): Promise<void> {
  for (const [file, text] of Object.entries(surface)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), withOwnContract(file, text, contractParts));
  }
}

/** The package would lead to today's contract; each side is to be compared with its own. */
function withOwnContract(file: string, text: string, contractParts: readonly string[]): string {
  if (contractParts.length === 0) return text;
  const up = '../'.repeat(file.split('/').length - 1) || './';
  const parts = new RegExp(`'@rezenso/contract/(${contractParts.join('|')})'`, 'g');
  return text.replace(parts, `'${up}contract/$1.d.ts'`);
}
