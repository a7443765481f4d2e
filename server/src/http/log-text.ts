/** Longer than any stack of ours; what is longer was written by somebody else. */
const mostCharacters = 8_192;
const mostDepth = 8;
const mostEntries = 64;
/** The longest that stands before and behind the @ of a mail address (RFC 5321). */
const localPart = 64;
const domainName = 253;

const at = /@|%40/g;
const notInLocalPart = /[\s<>"'\\,;:=()[\]{}|/?&]/;
const domain = /^(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,}/u;

/**
 * `line` without mail addresses, in time that grows with its length only: a pattern that begins with the part before the @
 * would try every beginning of a long word.
 */
export function withoutMailAddresses(line: string): string {
  if (!line.includes('@') && !line.includes('%40')) return line;
  let clean = '';
  let done = 0;
  for (const { 0: sign, index } of line.matchAll(at)) {
    if (index < done) continue;
    const behind = index + sign.length;
    const [named] = domain.exec(line.slice(behind, behind + domainName)) ?? [];
    const start = startOfLocalPart(line, index, done);
    if (!named || start === index) continue;
    clean += `${line.slice(done, start)}…`;
    done = behind + named.length;
  }
  return clean + line.slice(done);
}

/** `value` with every text in it cut to what a log has room for. Errors are left to their serializer. */
export function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === mostDepth) return '…';
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((entry) => shortened(entry, depth + 1));
  if ('toJSON' in value && typeof value.toJSON === 'function') return value;
  const entries = Object.entries(value).slice(0, mostEntries);
  return Object.fromEntries(entries.map(([key, entry]) => [cut(key), shortened(entry, depth + 1)]));
}

function startOfLocalPart(line: string, end: number, least: number): number {
  let start = end;
  while (start > Math.max(least, end - localPart) && !notInLocalPart.test(line.charAt(start - 1))) start -= 1;
  return start;
}

/** Cut where a word ends, where there is one: half a mail address would not be known for one. */
function cut(text: string): string {
  if (text.length <= mostCharacters) return text;
  const end = text.lastIndexOf(' ', mostCharacters);
  return `${text.slice(0, end > mostCharacters - localPart - domainName ? end : mostCharacters)}…`;
}
