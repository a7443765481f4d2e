import type { Attachment, addressParser } from 'postal-mime';
import { isAutomatic } from './automatic-mail.ts';
import { textOfHtml } from './html-text.ts';

/** A mail as it is understood; nothing else of it is looked at or kept. */
export interface ReadMail {
  /** The one address it says it is from, in lower case; undefined when it names none, or several. */
  from: string | undefined;
  messageId: string | undefined;
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

/**
 * @param returnPath of the envelope
 * @returns undefined for what cannot be read as a mail
 */
export async function readMail(raw: Buffer, returnPath: string): Promise<ReadMail | undefined> {
  if (!hasAtMost(raw, '\n', mostLines) || !hasAtMost(raw, '\n--', mostDelimiters)) return undefined;
  const { default: PostalMime, addressParser: parseAddresses } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, limits).catch(() => undefined);
  if (!mail) return undefined;
  const [sender, ...senders] = mail.headers.filter(({ key }) => key === 'from');
  const from = sender && senders.length === 0 ? addressIn(sender.value, parseAddresses) : undefined;
  const { text = '', html = '', subject = '' } = mail;
  return {
    from,
    messageId: mail.headers.find(({ key }) => key === 'message-id')?.value.trim() || undefined,
    text: text.trim() === '' && html !== '' ? textOfHtml(html) : text,
    hasFiles: mail.attachments.some(isFile),
    // Its subject as people read it, the rest as it stands.
    isAutomatic: isAutomatic([...mail.headers, { key: 'subject', value: subject }], returnPath, from),
  };
}

/** Two in one line are told apart differently by every reader, so that what was checked on the way is not what counts here. */
function addressIn(value: string, parse: typeof addressParser): string | undefined {
  const [only, ...others] = parse(value, { flatten: true });
  const isOne = others.length === 0 && withoutQuoted(value).split('<').length <= 2;
  return (isOne && only?.address?.trim().toLowerCase()) || undefined;
}

function withoutQuoted(value: string): string {
  return value.replace(/"(?:[^"\\]|\\.)*"/g, '');
}

function isFile({ mimeType }: Attachment): boolean {
  return !ofPrograms.test(mimeType);
}

function hasAtMost(raw: Buffer, mark: string, most: number): boolean {
  let count = 0;
  for (let at = raw.indexOf(mark); at !== -1 && count <= most; at = raw.indexOf(mark, at + 1)) count += 1;
  return count <= most;
}
