import { xpPerLevel } from '@rezenso/contract/limits';
import type { AchievementType } from '../../notifications/index.ts';

/** What the so-manieth level above the first takes. */
const collected = (steps: number) => `${(steps * xpPerLevel).toLocaleString('de-DE')}\u00a0XP gesammelt.`;

/** What each achievement asks for; its title stands where members are told of it. */
export const achievementDescriptions: Readonly<Record<AchievementType, string>> = {
  first_match: 'Dein erstes Match ist angenommen.',
  first_review: 'Dein Partner hat deine erste Review bestätigt.',
  five_reviews: '5 bestätigte Reviews gegeben.',
  thirty_reviews: '30 bestätigte Reviews gegeben.',
  on_time_streak: '5 Reviews in Folge pünktlich abgegeben.',
  verified: 'Deine E-Mail-Adresse gehört zu deiner Website.',
  three_platforms: 'Profile auf 3 Plattformen hinterlegt.',
  ten_received: '10 Reviews erhalten.',
  five_partners: 'Mit 5 verschiedenen Partnern ausgetauscht.',
  active_week: 'An 7 Tagen in Folge aktiv.',
  level_silver: collected(1),
  level_gold: collected(2),
};
