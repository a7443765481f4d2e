/** A place in the sources that changes rows of a table. */
export interface Write {
  file: string;
  line: number;
  /** The area that the file belongs to, or the room of the ground. */
  room: string;
  /** Undefined when the source does not say which. */
  table: string | undefined;
}

const named = String.raw`(?:(?<table>[a-z_]+)\b(?!\.)|(?<unnamed>\$\{[^}]*\}))`;
const ways = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:['"`](?<table>\w+)|(?<unnamed>[^'"`\s)]))/g,
  new RegExp(String.raw`\b(?:insert|merge)\s+into\s+${named}`, 'gi'),
  new RegExp(String.raw`\bdelete\s+from\s+(?:only\s+)?${named}`, 'gi'),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?${named}`, 'gi'),
  new RegExp(String.raw`\bupdate\s+(?:only\s+)?${named}(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi'),
];

/** Every write in a file, by its query builder or in SQL. */
export function writesIn(file: string, text: string): Write[] {
  const [top = '', second = ''] = file.split('/');
  const room = top === 'areas' ? second : top;
  const code = withoutComments(text);
  return ways.flatMap((way) =>
    [...code.matchAll(way)].map(({ index, groups }) => {
      const line = code.slice(0, index).split('\n').length;
      return { file, line, room, table: groups?.table };
    }),
  );
}

/** Lines stay where they are. */
function withoutComments(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}
