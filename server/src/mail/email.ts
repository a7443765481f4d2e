import type { Language } from '@rezenso/contract/language';

/** A mail's content, once; plain text and HTML are made of it. Texts are escaped where they are drawn. */
export interface Email {
  /** In which it is written, and what stands around it with it; German where nothing is said. */
  language?: Language;
  subject: string;
  /** What is kept in the place of the subject once it went out, of a mail that names somebody who has left. */
  keptSubject?: string;
  /** The first line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** What is to be typed elsewhere: large, and alone on its line. */
  code?: string;
  /** Somebody's words, or ours about a pair: set apart. */
  quote?: string;
  /** Whose addresses stay whole within the quote: this site's, in words of ours. */
  quoteLinksTo?: string;
  /** Key figures, for instance partner, platform and date. */
  facts?: readonly Fact[];
  /** What to do, in order. */
  steps?: readonly Step[];
  /** Several things, each with its own link. */
  items?: readonly Item[];
  /** How far something has come. */
  progress?: { label: string; percent: number };
  action?: { label: string; href: string };
  /** Small print under the action. */
  footnotes?: readonly string[];
  /** A file for the reader's calendar; in a summary of several mails there is none. */
  calendar?: Calendar;
  /** Where answers to the mail go; those to a summary of several mails go nowhere. */
  replyTo?: string;
  /** To the mailbox of whoever runs the site, which is nobody's account. */
  isForOperators?: boolean;
  /** To an address that may have no account. */
  isForAnybody?: boolean;
  /** About an account that is gone: nothing of it is kept once it went out, not in the local mailbox either. */
  isFarewell?: boolean;
  /** Why it came and how to end it; the mailer knows. */
  footer?: Footer;
}

export interface Fact {
  label: string;
  value: string;
}

export interface Step {
  title: string;
  text: string;
}

export interface Item extends Step {
  /** Where it is another one than the mail's. */
  language?: Language;
  link?: { label: string; href: string };
}

/** A calendar file (RFC 5545) and what a calendar is to do with it. */
export interface Calendar {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

export interface Footer {
  /** The kind of mail, in a word or two. */
  label: string;
  /** Why the person gets it. */
  reason: string;
  /** Who sends the mail, which the law wants to be told in it. */
  imprintHref: string;
  /** Not on mails that cannot be switched off. `oneClickHref` takes a POST without a session (RFC 8058). */
  unsubscribe?: { pageHref: string; oneClickHref: string; settingsHref: string };
}
