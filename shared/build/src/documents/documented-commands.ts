/** A command as a document names it, cut down to what is typed. */
export interface DocumentedCommand {
  /** `npm run dev -w <module>`: words without options' values, names of modules as `<module>`. */
  words: string[];
  /** `--to`, `--canary` */
  options: string[];
  /** As it stands in the document. */
  text: string;
}

const programs = /^(?:npm|npx|node|docker|git|pg_basebackup) /;

/** Every command that a Markdown text names, in blocks of code, fenced or indented, and between backticks. */
export function commandsIn(markdown: string): DocumentedCommand[] {
  const block = /```\w*\n([\s\S]*?)```/g;
  const blocks = [...markdown.matchAll(block)].flatMap(([, code = '']) => code.split('\n'));
  const indented = [...markdown.replace(block, '').matchAll(/^ {4}(\S.*)$/gm)].map(([, code = '']) => code);
  const inline = [...markdown.replace(block, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...indented, ...inline].flatMap((text) => commandIn(text) ?? []);
}

/** The command that a line of a shell is, when it is one of ours. */
export function commandIn(line: string): DocumentedCommand | undefined {
  const typed = typedIn(line);
  return programs.test(typed) ? { ...partsOf(typed), text: line.trim() } : undefined;
}

/** Whether the Node of the host runs TypeScript, which it need not know; `npx node` is the one that the project pins. */
export function needsNewerNode({ text, words: [program, script = ''] }: DocumentedCommand): boolean {
  return program === 'node' && script.endsWith('.ts') && !/\bnpx node /.test(text);
}

/** Without the comment behind it, variables before it, and the folder that it is called in. */
function typedIn(text: string): string {
  return text
    .replace(/^\$ /, '')
    .replace(/\s#\s.*$/, '')
    .trim()
    .replace(/^\(cd \S+ && (.*)\)$/, '$1')
    .replace(/^(?:[A-Z_]+=\S+ )+/, '')
    .replace(/^npx (?=node )/, '');
}

function partsOf(typed: string): Omit<DocumentedCommand, 'text'> {
  const parts = typed.split(/\s+/).map((word) => word.replace(/^mf-(?:[a-z]+|…)$/, '<module>'));
  const options = parts.flatMap((part) => /^\[?(--[a-z-]+)/.exec(part)?.[1] ?? []);
  const end = parts.findIndex((part) => /^\[?--/.test(part));
  return { words: end === -1 ? parts : parts.slice(0, end), options };
}
