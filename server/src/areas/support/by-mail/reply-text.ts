/** Whose mail is answered: where mail programs quote it, they name its sender. */
export interface Quoted {
  /** In lower case, without a name. */
  sender: string;
}

/** Of a mail as text: far more than an answer and what it quotes. What stands behind is not looked at. */
const longestRead = 100_000;
/** A line of more is no heading of a quotation. */
const longestHeading = 400;
/** Programs break a heading up, at the address above all. */
const mostHeadingLines = 3;
/** Of 'Von: …, Gesendet: …, An: …, Betreff: …' that stand together. */
const headerLines = 8;

const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const signature = /^--[ \u00a0]$/;
const quotedLine = /^\s{0,3}>/;
/** Lines over a quoted mail, or drawn under the answer before one. */
const original =
  /^\s*-{2,}\s*(?:Urspr\S{1,3}ngliche (?:Nachricht|Mail|E-Mail)|Originalnachricht|Original Message|Original-Nachricht)\s*-*\s*$/i;
const rule = /^\s*(?:_{10,}|-{10,}|\*{10,})\s*$/;
/** Gmail, Apple, Thunderbird, K-9, Yahoo: 'Am … schrieb …:', '… schrieb am …:', 'Am … hat … geschrieben:', 'On … wrote:'. */
const headings = [/^(?:Am|Den)\s.*\b(?:schrieb|geschrieben)\b.*:$/, /\bschrieb am\s.*:$/, /^On\s.*\bwrote:$/];
/** Outlook, GMX, WEB.DE. Stars: bold in plain text. */
const header = /^\s*\*?(Von|From|Gesendet|Sent|Datum|Date|An|To|Cc|Betreff|Subject)\s*:\*?\s*\S/i;
const fromNames = ['von', 'from'];
const whenNames = ['gesendet', 'sent', 'datum', 'date'];
/** What telephones and web mail put below by themselves. */
const footnotes = [
  /^(?:Von|Gesendet von|Sent from) (?:mein|unser|my|Mail|Outlook|Yahoo|der|dem)[^.!?]{0,80}$/i,
  /^Gesendet mit [^.!?]{1,60}(?:App|Mail|Client|Telekom)[^.!?]{0,40}\.?$/i,
  /^Diese (?:Nachricht|E-?Mail) wurde von meinem [^.!?]{1,60} gesendet\.?$/i,
  /^(?:Holen Sie sich|Hol dir|Get) Outlook f(?:ür|or) .{1,80}$/i,
];

/**
 * What somebody wrote in an answer by mail, without the mail that it answers and without signatures: what the writer typed over, between and below
 * the quoted lines. Rather a word too many than one that is lost: only what certainly is a quotation goes. Takes time in proportion to the length.
 * @returns an empty text when there is nothing of the writer's own
 */
export function replyIn(written: string, quoted: Quoted): string {
  const lines = written
    .slice(0, longestRead)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replace(unseen, ''));
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (signature.test(line) || original.test(line) || beginsHeaders(lines, at)) break;
    if (quotedLine.test(line)) continue;
    const heading = headingAt(lines, at);
    if (heading) {
      const next = lines
        .slice(at + heading.lines, at + heading.lines + mostHeadingLines)
        .find((one) => one.trim() !== '');
      if (next !== undefined && quotedLine.test(next)) {
        at += heading.lines - 1;
        continue;
      }
      if (heading.text.toLowerCase().includes(quoted.sender)) break;
    }
    own.push(line.replaceAll('\u00a0', ' ').trimEnd());
  }
  return withoutFootnotes(own)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The heading of a quotation that begins at a line, with as many lines as it takes. */
function headingAt(lines: readonly string[], at: number): { text: string; lines: number } | undefined {
  let text = '';
  for (let count = 1; count <= mostHeadingLines; count += 1) {
    const line = lines[at + count - 1]?.trim() ?? '';
    text = `${text} ${line}`.trim();
    if (line === '' || text.length > longestHeading) return undefined;
    if (line.endsWith(':')) return headings.some((heading) => heading.test(text)) ? { text, lines: count } : undefined;
  }
  return undefined;
}

/** Whether the lines of a head stand here: who wrote, when, and one more. */
function beginsHeaders(lines: readonly string[], at: number): boolean {
  if (!header.test(lines[at]?.slice(0, longestHeading) ?? '')) return false;
  const names = new Set<string>();
  for (const line of lines.slice(at, at + headerLines)) {
    const name = header.exec(line.slice(0, longestHeading))?.[1]?.toLowerCase();
    if (name) names.add(name);
  }
  const has = (wanted: readonly string[]) => wanted.some((name) => names.has(name));
  return has(fromNames) && has(whenNames) && names.size >= 3;
}

function withoutFootnotes(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  while (end > 0) {
    const last = (lines[end - 1] ?? '').trim();
    const isOver =
      last === '' || rule.test(last) || (last.length <= longestHeading && footnotes.some((one) => one.test(last)));
    if (!isOver) break;
    end -= 1;
  }
  return lines.slice(0, end);
}
