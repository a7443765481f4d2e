/** Whose mail is answered: where mail programs quote it, they name its sender. */
export interface Quoted {
  /** In lower case, without a name. */
  sender: string;
}

/** A line of more is no heading of a quotation. */
const longestHeading = 400;
/** Programs break a heading up, at the address above all. */
const mostHeadingLines = 3;
/** Of 'Von: …, Gesendet: …, An: …, Betreff: …' that stand together. */
const headerLines = 8;

/** Without U+200C and U+200D, which join and part letters of Persian and pictures of families. */
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const signature = /^--[ \u00a0]$/;
/** What stands below the line of a signature is one up to here: name, company, address, numbers, what the law wants of letters. */
const mostSignatureLines = 12;
/** Empty ones included. */
const mostLinesLookedAt = 30;
/** Nobody's name or address; people write such lines. */
const longestSignatureLine = 100;
const sentence = /(?:\S+\s+){3}\S+[.!?…]["»“)]?$/u;
const quotedLine = /^\s{0,3}>/;
/** Lines over a quoted mail, or drawn under the answer before one. */
const original =
  /^\s*-{2,}\s*(?:Urspr\S{1,3}ngliche (?:Nachricht|Mail|E-Mail)|Originalnachricht|Original Message|Original-Nachricht)\s*-*\s*$/i;
const rule = /^\s*(?:_{10,}|-{10,}|\*{10,})\s*$/;
/** Gmail, Apple, Thunderbird, K-9, Yahoo: 'Am … schrieb …:', '… schrieb am …:', 'Am … hat … geschrieben:', 'On … wrote:'. */
const headings = [/^(?:Am|Den)\s.*\b(?:schrieb|geschrieben)\b.*:$/, /\bschrieb am\s.*:$/, /^On\s.*\bwrote:$/];
/** Every program says when, in figures. */
const when = /\d:\d{2}|\d\.\s?(?:\d|\p{L}{3})|\b\d{4}\b/u;
/** People tell of themselves, programs do not. */
const firstPerson = /\b(?:ich|mir|mich|wir|uns|I|we)\b/i;
const verbAtEnd = /\b(?:schrieb|geschrieben|wrote):$/;
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
 * What somebody wrote in an answer by mail, without the mail that it answers and without a signature: what the writer typed over, between and below
 * the quoted lines. Rather a word too many than one that is lost: only what certainly is a quotation goes. Lines of the writer's own that begin with '>' cannot be
 * told from quoted ones, and go with them; what stands as a signature goes only where it says nothing. Takes time in proportion to the length.
 * @returns an empty text when there is nothing of the writer's own
 */
export function replyIn(written: string, quoted: Quoted): string {
  const lines = written.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.replaceAll('\t', ' ').replace(unseen, ''));
  const own: string[] = [];
  let isSignature = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const quotation = quotationAt(lines, at, quoted);
    if (quotation === 'rest') break;
    if (quotation > 0) {
      isSignature &&= !quotedLine.test(line);
      at += quotation - 1;
      continue;
    }
    // Up to the next quoted line: some programs put the signature over the quotation, and people answer within it.
    isSignature ||= signature.test(line) && endsAsSignature(lines, at + 1, quoted);
    if (isSignature) continue;
    own.push(line.replaceAll('\u00a0', ' ').trimEnd());
  }
  return withoutFootnotes(own)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** How many lines of a quotation begin at a line, none included; `rest` where all that follows is one. */
function quotationAt(lines: readonly string[], at: number, quoted: Quoted): number | 'rest' {
  const line = lines[at] ?? '';
  if (original.test(line) || beginsHeaders(lines, at, quoted)) return 'rest';
  if (quotedLine.test(line)) return 1;
  const heading = headingAt(lines, at);
  if (!heading) return 0;
  const next = lines.slice(at + heading.lines, at + heading.lines + mostHeadingLines).find((one) => one.trim() !== '');
  if (next !== undefined && quotedLine.test(next)) return heading.lines;
  return isOf(quoted, heading.text) ? 'rest' : 0;
}

/** Whether what stands below the line of a signature is one: few short lines, none of which says something, up to the quotation or the end. */
function endsAsSignature(lines: readonly string[], start: number, quoted: Quoted): boolean {
  let count = 0;
  for (let at = start; at < lines.length; at += 1) {
    if (quotationAt(lines, at, quoted) !== 0) return true;
    const line = lines[at] ?? '';
    if (line.trim() !== '') count += 1;
    const isMore = count > mostSignatureLines || at - start >= mostLinesLookedAt;
    // One below it is judged by itself.
    if (isMore || signature.test(line) || isSaid(line.trim())) return false;
  }
  return true;
}

/** Whether somebody says something in a line, and no program. */
function isSaid(line: string): boolean {
  if (line.length > longestHeading) return true;
  return (line.length > longestSignatureLine || sentence.test(line)) && !footnotes.some((one) => one.test(line));
}

/** The heading of a quotation that begins at a line, with as many lines as it takes. */
function headingAt(lines: readonly string[], at: number): { text: string; lines: number } | undefined {
  let text = '';
  for (let count = 1; count <= mostHeadingLines; count += 1) {
    const line = lines[at + count - 1]?.trim() ?? '';
    text = `${text} ${line}`.trim();
    if (line === '' || text.length > longestHeading) return undefined;
    if (!line.endsWith(':')) continue;
    // A line of the writer's own may stand right over a heading, and is none of it.
    const later = Array.from({ length: count - 1 }, (_, skipped) => lines.slice(at + skipped + 1, at + count));
    const beginsLater = later.some((rest) => isHeading(rest.map((one) => one.trim()).join(' ')));
    return isHeading(text) && !beginsLater ? { text, lines: count } : undefined;
  }
  return undefined;
}

function isHeading(text: string): boolean {
  return when.test(text) && !firstPerson.test(text) && headings.some((heading) => heading.test(text));
}

/** Whether a heading is of our mail for certain, so that all below it is, although it is not marked as quoted. */
function isOf({ sender }: Quoted, heading: string): boolean {
  const together = heading.toLowerCase().replaceAll(' ', '');
  const isBracketed = ['<', '<mailto:'].some((before) => together.includes(`${before}${sender}>`));
  return isBracketed || (verbAtEnd.test(heading) && names(heading, sender));
}

function names(text: string, sender: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s<>()[\]",;:*]+/)
    .includes(sender);
}

/** Whether the lines of our mail's head stand here: that we wrote, when, and one more. */
function beginsHeaders(lines: readonly string[], at: number, { sender }: Quoted): boolean {
  if (!header.test(lines[at]?.slice(0, longestHeading) ?? '')) return false;
  const found = new Map<string, string>();
  for (const line of lines.slice(at, at + headerLines)) {
    const start = line.slice(0, longestHeading);
    const name = header.exec(start)?.[1]?.toLowerCase();
    if (name && !found.has(name)) found.set(name, start);
    // They stand together: a line of the writer's own above is none of them.
    else if (!name && !(line.trim() === '' && isOurs())) break;
  }
  function isOurs(): boolean {
    return fromNames.some((name) => names(found.get(name) ?? '', sender));
  }
  return isOurs() && whenNames.some((name) => found.has(name)) && found.size >= 3;
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
