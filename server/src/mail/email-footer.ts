import type { Secret } from '../config/secret.ts';
import type { Footer } from './email.ts';
import type { TypedEmail } from './payload.ts';
import { digestTexts, wordings } from './texts.de.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

interface Addressed {
  memberId: string | null;
  /** What the mail holds; nothing for mails that always go. */
  entries: readonly TypedEmail[];
}

/** Why a mail came and how to end its kind: a summary ends the kinds that it holds. */
export function footerOf(origin: string, secret: Secret, { memberId, entries }: Addressed): Footer {
  const [first, ...others] = entries;
  if (!first || memberId === null) return wordings.system;
  const types = [...new Set(entries.map(({ type }) => type))];
  const token = unsubscribeToken(secret, { memberId, types });
  const { label, reason } = others.length > 0 ? digestTexts : wordings[first.type];
  return {
    label,
    reason,
    unsubscribe: {
      pageHref: `${origin}/unsubscribe/${token}`,
      oneClickHref: `${origin}/api/unsubscribe/${token}`,
      settingsHref: `${origin}/settings/notifications`,
    },
  };
}
