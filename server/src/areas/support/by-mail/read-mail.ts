import type { Attachment } from 'postal-mime';
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
const limits = { maxNestingDepth: 16, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };
/** Lines that may begin a part. */
const mostDelimiters = 2_000;
/** Beside a text, and nobody's file: signatures and keys. */
const ofPrograms = /^application\/(?:pgp-signature|pgp-keys|(?:x-)?pkcs7-signature)$/;

/**
 * @param returnPath of the envelope
 * @returns undefined for what cannot be read as a mail
 */
export async function readMail(raw: Buffer, returnPath: string): Promise<ReadMail | undefined> {
  if (delimitersIn(raw) > mostDelimiters) return undefined;
  const { default: PostalMime, addressParser } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, limits).catch(() => undefined);
  if (!mail) return undefined;
  const senders = mail.headers.filter(({ key }) => key === 'from');
  const addresses = addressParser(senders.map(({ value }) => value).join(', '), { flatten: true });
  const [only, ...others] = addresses;
  const from = senders.length === 1 && others.length === 0 ? only?.address?.trim().toLowerCase() : undefined;
  const { text = '', html = '' } = mail;
  return {
    from,
    messageId: mail.headers.find(({ key }) => key === 'message-id')?.value.trim() || undefined,
    text: text.trim() === '' && html !== '' ? textOfHtml(html) : text,
    hasFiles: mail.attachments.some(isFile),
    isAutomatic: isAutomatic(mail.headers, returnPath, from),
  };
}

function isFile({ mimeType }: Attachment): boolean {
  return !ofPrograms.test(mimeType);
}

function delimitersIn(raw: Buffer): number {
  let count = 0;
  for (let at = raw.indexOf('\n--'); at !== -1; at = raw.indexOf('\n--', at + 1)) count += 1;
  return count;
}
