import type { Activity } from '@rezenso/contract/activities';
import type { ActivityRow } from '../../../database/schema.ts';
import { activityLooks, toneHints } from './activity-looks.ts';
import type { ActivityType } from './activity-types.ts';
import { activityTexts } from './texts.de.ts';

const excerptLength = 160;

/**
 * A stored activity as the dashboard shows it; undefined for a kind this version does not know.
 * @param isOver what it called for is done: it tells what happened and calls for nothing any more
 */
export function presentActivity(row: ActivityRow, isOver = false): Activity | undefined {
  if (!isKnown(row.type)) return undefined;
  const look = activityLooks[row.type];
  // The table keeps type and data together as they were written; the compiler cannot follow that through the row.
  const say = activityTexts[row.type] as (
    data: Record<string, unknown>,
  ) => ReturnType<(typeof activityTexts)['match.requested']>;
  const { title, description, badge, action } = say(row.data);
  return {
    id: row.id,
    title,
    description,
    content: excerpt(row.data.content),
    author: textOf(row.data.reviewer) ?? (row.data.content ? textOf(row.data.partner) : null),
    badges: [
      ...(isOver ? [] : [{ text: badge, variant: look.badge }]),
      ...(typeof row.data.rating === 'number' ? [{ text: `${row.data.rating} Sterne`, variant: 'info' as const }] : []),
    ],
    action: action && look.href && !isOver ? { label: action, href: look.href } : null,
    createdAt: row.created_at.toISOString(),
    ...toneHints[look.tone],
    icon: look.icon,
  };
}

function isKnown(type: string): type is ActivityType {
  return Object.hasOwn(activityLooks, type);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function excerpt(value: unknown): string | null {
  const text = textOf(value);
  if (text === null || text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength / 2)).trimEnd()} …`;
}
