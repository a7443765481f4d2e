import type { Secret } from '../config/secret.ts';
import type { Email, Footer } from './email.ts';
import { mailTexts } from './mail-texts.ts';
import type { TypedEmail } from './payload.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

interface Addressed {
  /** The address that it goes to. */
  to: string;
  memberId: string | null;
  /** What the mail holds; nothing for mails that always go. */
  entries: readonly TypedEmail[];
}

/** Why a mail came, who sent it, and how to end its kind: a summary ends the kinds that it holds. */
export function footerOf(
  origin: string,
  secret: Secret,
  { to: address, memberId, entries }: Addressed,
  {
    language = 'de',
    isForOperators = false,
    isForAnybody = false,
  }: Pick<Email, 'language' | 'isForOperators' | 'isForAnybody'> = {},
): Footer {
  const { anybodyWording, digestTexts, operatorsWording, wordings } = mailTexts(language);
  const [first, ...others] = entries;
  const imprintHref = `${origin}/impressum`;
  if (isForOperators) return { ...operatorsWording, imprintHref };
  if (isForAnybody) return { ...anybodyWording, imprintHref };
  if (!first || memberId === null) return { ...wordings.system, imprintHref };
  const types = [...new Set(entries.map(({ type }) => type))];
  const token = unsubscribeToken(secret, { memberId, types, address });
  const { label, reason } = others.length > 0 ? digestTexts : wordings[first.type];
  return {
    label,
    reason,
    imprintHref,
    unsubscribe: {
      pageHref: `${origin}/unsubscribe/${token}`,
      oneClickHref: `${origin}/api/unsubscribe/${token}`,
      settingsHref: `${origin}/settings/notifications`,
    },
  };
}

/** Where a footer leads, in the order in which it is read. */
export function linksOf({ footer, language = 'de' }: Email): Array<{ label: string; href: string }> {
  if (!footer) return [];
  const { frameTexts: texts } = mailTexts(language);
  const { unsubscribe, imprintHref } = footer;
  return [
    ...(unsubscribe
      ? [
          { label: texts.unsubscribe, href: unsubscribe.pageHref },
          { label: texts.settings, href: unsubscribe.settingsHref },
        ]
      : []),
    { label: texts.imprint, href: imprintHref },
  ];
}
