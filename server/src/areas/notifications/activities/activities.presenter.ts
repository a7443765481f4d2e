import type { Activity } from '@rezenso/contract/activities';
import type { Language } from '@rezenso/contract/language';
import type { ActivityRow } from '../../../database/schema.ts';
import { toneHints } from '../happenings/activity-look.ts';
import type { ReadableActivity } from '../happenings/happening-kind.ts';
import { activityTexts } from './activity-texts.ts';

const excerptLength = 160;

/**
 * An activity as the dashboard shows it.
 * @param language of its reader, in which it was said
 * @param isOver what it called for is done: it tells what happened and calls for nothing any more
 */
export function presentActivity(
  { id, created_at }: Pick<ActivityRow, 'id' | 'created_at'>,
  said: NonNullable<ReturnType<ReadableActivity['read']>>,
  { language, isOver = false }: { language: Language; isOver?: boolean },
): Activity {
  const { look, title, description, badge, action } = said;
  const { content, rating, partner, reviewer } = said.facts;
  return {
    id,
    title,
    description,
    content: excerpt(content),
    author: reviewer || (content && partner) || null,
    badges: [
      ...(isOver ? [] : [{ text: badge, variant: look.badge }]),
      ...(typeof rating === 'number'
        ? [{ text: activityTexts(language).stars(rating), variant: 'info' as const }]
        : []),
    ],
    action: action && look.href && !isOver ? { label: action, href: look.href } : null,
    createdAt: created_at.toISOString(),
    ...toneHints[look.tone],
    icon: look.icon,
  };
}

function excerpt(text: string | null | undefined): string | null {
  if (!text) return null;
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength / 2)).trimEnd()} …`;
}
