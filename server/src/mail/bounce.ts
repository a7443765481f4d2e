/** A mail server's final no. */
export interface Bounce {
  /** 500-599. */
  code: number;
  /** What the server said, without addresses. */
  reply: string;
  /** The address itself is refused; otherwise only this one mail is. */
  isHard: boolean;
}

const longestReply = 300;
/** Full mailboxes and policies are permanent for this mail, not for the address (RFC 3463: x.2.2, x.7.x). */
const softStatus = /\b5\.(2\.[1-3]|7\.\d+)\b/;

/** What the mailer adds to an error, where a server answered. */
interface SmtpFault extends Error {
  responseCode?: unknown;
  command?: unknown;
  response?: unknown;
}

/**
 * Whether a fault of sending is the server's final answer about this mail: 5xx to the recipient or to the text.
 * A refused login or sender is our own configuration, and everything else may pass: those are tried again.
 * @returns undefined when trying again may help
 */
export function bounceOf(fault: unknown): Bounce | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { responseCode, command, response }: SmtpFault = fault;
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode > 599) return undefined;
  const isRecipient = command === 'RCPT TO';
  if (!isRecipient && command !== 'DATA') return undefined;
  const said = withoutAddresses(typeof response === 'string' ? response : fault.message);
  return { code: responseCode, reply: said, isHard: isRecipient && responseCode !== 552 && !softStatus.test(said) };
}

/** Servers repeat the address; it stands nowhere but at the account. */
function withoutAddresses(text: string): string {
  return text
    .replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestReply);
}
