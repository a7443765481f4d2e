/** Lines of a head: mails that came a long way have some two hundred. */
const mostHeadLines = 500;
/** Bytes up to which the end of a head is looked for. */
const largestHead = 64 * 1024;
/** Characters of 'From', its name included. */
const longestSender = 1_000;

const field = /^[!-9;-~]+:/;
const atom = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z\\d-]+';
const address = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, 'i');
/** Beside quoted text in a name; letters beyond ASCII stand there bare, too. */
const nameCharacter = /[a-z\d!#$%&'*+/=?^_`{|}~. -]|\P{ASCII}/iu;

/**
 * Whom a mail says it is from, by its bytes alone: nothing is decoded or guessed, and quoted text is passed over. Whoever checks mails on the way (DMARC)
 * checks the domain of the one address of 'From'; whatever two readers could take for different addresses therefore is nobody's.
 * @returns `address` in lower case, undefined where 'From' is not exactly one plain address, alone or in angle brackets behind a name; undefined for
 *   a head that is not one (RFC 5322, 2.2), or longer than those of people's mails
 */
export function senderOf(raw: Buffer): { address: string | undefined } | undefined {
  const lines = headLines(raw);
  if (!lines) return undefined;
  const senders: string[] = [];
  let isSender = false;
  for (const line of lines) {
    if (/^[ \t]/.test(line)) {
      if (isSender) senders.push(`${senders.pop() ?? ''}${line}`);
      continue;
    }
    isSender = /^from:/i.test(line);
    if (isSender) senders.push(line.slice('from:'.length));
  }
  const [only = '', ...others] = senders;
  if ([only, ...others].some(({ length }) => length > longestSender)) return undefined;
  return { address: others.length === 0 ? addressIn(only.replaceAll('\t', ' ').trim()) : undefined };
}

/** @returns undefined where lines end or begin in ways that servers read differently, or are too many */
function headLines(raw: Buffer): readonly string[] | undefined {
  const lines: string[] = [];
  for (let at = 0; at < raw.length; ) {
    const newline = raw.indexOf('\n', at);
    const end = newline === -1 ? raw.length : newline + 1;
    if (end > largestHead) return undefined;
    const line = raw.toString('utf8', at, end);
    if (line === '\r\n') break;
    const words = line.endsWith('\r\n') ? line.slice(0, -2) : line;
    const isHead = field.test(words) || (lines.length > 0 && /^[ \t]+[^ \t]/.test(words));
    if (!isHead || /[\r\n]/.test(words) || lines.length >= mostHeadLines) return undefined;
    at = end;
    lines.push(words);
  }
  return lines;
}

function addressIn(value: string): string | undefined {
  if (/\p{Cc}/u.test(value)) return undefined;
  const bracket = bracketIn(value);
  const inside = /^<([^<>]*)>$/.exec(value.slice(bracket))?.[1];
  const only = bracket === undefined ? value : inside;
  return only !== undefined && address.test(only) ? only.toLowerCase() : undefined;
}

/** Where the angle bracket behind a name stands; undefined where none does, or what is before it is no name. */
function bracketIn(value: string): number | undefined {
  let isQuoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const character = value.charAt(at);
    if (isQuoted && character === '\\') at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '<') return at;
    else if (!nameCharacter.test(character)) return undefined;
  }
  return undefined;
}
