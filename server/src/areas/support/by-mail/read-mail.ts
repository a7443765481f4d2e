import { createHash } from 'node:crypto';
import type { Attachment } from 'postal-mime';
import { isAutomatic } from './automatic-mail.ts';
import { textOfHtml } from './html-text.ts';
import { senderOf } from './sender.ts';

/** A mail as it is understood; nothing else of it is looked at or kept. */
export interface ReadMail {
  /** The one address it says it is from, in lower case; undefined when it names none, several, or one in a way that can be read differently. */
  from: string | undefined;
  /** Its Message-ID; without one, a digest of what stays the same on every way that it comes. */
  id: string;
  /** All that its text says, quotations too. */
  text: string;
  /** Files or pictures came along. */
  hasFiles: boolean;
  isAutomatic: boolean;
}

/** What mails of people stay far below; a mail built to keep a server busy does not. */
const limits = { maxNestingDepth: 16, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 };
/** Lines, and those of them that may begin a part: a picture takes fewer. The parser works some 25 µs on each, and nobody else is answered meanwhile. */
const [mostLines, mostDelimiters] = [20_000, 1_000];
/** Beside a text, and nobody's file: signatures and keys. */
const ofPrograms = /^application\/(?:pgp-signature|pgp-keys|(?:x-)?pkcs7-signature)$/;

/** A text and the same as HTML; so a plain text beside HTML is one that a program or a person wrote. */
const alternative = /^content-type:[ \t]*(?:\r\n[ \t]+)?multipart\/alternative\b/im;
/** HTML of more letters than so many plain texts says something else. */
const twiceTold = 2;

/**
 * @param returnPath of the envelope
 * @returns undefined for what cannot be read as a mail
 */
export async function readMail(raw: Buffer, returnPath: string): Promise<ReadMail | undefined> {
  if (!hasAtMost(raw, '\n', mostLines) || !hasAtMost(raw, '\n--', mostDelimiters)) return undefined;
  const sender = senderOf(raw);
  if (!sender) return undefined;
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, limits).catch(() => undefined);
  if (!mail) return undefined;
  const from = sender.address;
  const { html = '', subject = '' } = mail;
  const text = textOf(mail.text ?? '', html, raw);
  const fieldOf = (name: string) => mail.headers.find(({ key }) => key === name)?.value.trim() || undefined;
  return {
    from,
    id: fieldOf('message-id') ?? digestOf(fieldOf('date'), from, text, raw),
    text,
    hasFiles: mail.attachments.some(isFile),
    // Its subject as people read it, the rest as it stands; programs write their address in every way.
    isAutomatic: isAutomatic([...mail.headers, { key: 'subject', value: subject }], returnPath, mail.from?.address),
  };
}

/**
 * What a mail says. Its plain text, unless that was made of HTML, which loses what is quoted, or says little of what the HTML does: programs write no
 * more than a notice there, and servers on the way put one beside it.
 */
function textOf(words: string, html: string, raw: Buffer): string {
  if (html === '') return words;
  const drawn = textOfHtml(html);
  const isTwin = alternative.test(raw.toString('latin1')) && lettersIn(drawn) < twiceTold * lettersIn(words);
  return isTwin ? words : drawn;
}

function lettersIn(text: string): number {
  return text.length - (text.match(/[^\p{L}\p{N}]/gu)?.length ?? 0);
}

/** Servers on the way add lines. Without a date, the same words may well be said twice, and then the whole mail counts. */
function digestOf(date: string | undefined, from: string | undefined, text: string, raw: Buffer): string {
  const same = date === undefined ? raw : JSON.stringify([date, from, text]);
  return createHash('sha256').update(same).digest('base64url');
}

function isFile({ mimeType }: Attachment): boolean {
  return !ofPrograms.test(mimeType);
}

function hasAtMost(raw: Buffer, mark: string, most: number): boolean {
  let count = 0;
  for (let at = raw.indexOf(mark); at !== -1 && count <= most; at = raw.indexOf(mark, at + 1)) count += 1;
  return count <= most;
}
