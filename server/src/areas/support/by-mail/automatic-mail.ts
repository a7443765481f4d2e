/** Lines of a mail's head, in lower case before the colon. */
export type Head = readonly { key: string; value: string }[];

/**
 * Programs that answer by themselves say so in one of these; a value may say that they did not. X-Auto-Response-Suppress, List-Id and List-Unsubscribe are
 * none: mail systems of companies set them on what people write.
 */
const markers: Readonly<Record<string, RegExp>> = {
  // RFC 3834; 'no' is what people's own mails may say.
  'auto-submitted': /^(?!\s*no\b)/i,
  precedence: /\b(?:bulk|junk|list|auto_reply)\b/i,
  'x-autoreply': /^(?!\s*no\b)/i,
  'x-autorespond': /^/,
  'x-auto-reply': /^(?!\s*no\b)/i,
  'content-type': /^\s*multipart\/report\b/i,
  subject:
    /^\s*(?:Automatische Antwort|Abwesenheitsnotiz|Abwesenheitsassistent|Abwesend|Abwesenheit:|Automatic reply|Auto(?:matic)?[- ]?reply|Autoantwort|Out of (?:the )?office)\b/i,
};
const machines = /^(?:mailer-daemon|postmaster|no-?reply)@/i;

/**
 * Whether nobody wrote a mail by hand: notes of absence, bounces, mails to lists. Answering such a mail, be it with a refusal, may begin a
 * conversation of two programs without an end.
 * @param returnPath address that bounces go to; empty for a mail that wants none (RFC 5321, 4.5.5)
 */
export function isAutomatic(head: Head, returnPath: string, from: string | undefined): boolean {
  if (returnPath === '' || (from !== undefined && machines.test(from))) return true;
  return head.some(({ key, value }) => markers[key]?.test(value) ?? false);
}
