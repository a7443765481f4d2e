import type { Secret } from '../config/secret.ts';
import type { Footing } from './letter.ts';
import type { TypedLetter } from './parcel.ts';
import { digestTexts, wordings } from './texts.de.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

interface Addressed {
  memberId: string | null;
  /** What the mail holds; nothing for mails that always go. */
  entries: readonly TypedLetter[];
}

/** Why a mail came and how to end its kind: a summary ends the kinds that it holds. */
export function footingOf(origin: string, secret: Secret, { memberId, entries }: Addressed): Footing {
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
