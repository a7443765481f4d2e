import { xpPerLevel } from '@rezenso/contract/limits';
import type { AchievementType } from './achievement-catalogue.ts';

/** What the so-manieth level above the first takes. */
const collected = (steps: number) => `${(steps * xpPerLevel).toLocaleString('de-DE')}\u00a0XP gesammelt.`;

interface Words {
  title: string;
  description: string;
}

export const achievementTexts: Readonly<Record<AchievementType, Words>> = {
  first_match: { title: 'Erster Partner', description: 'Dein erstes Match ist angenommen.' },
  first_review: { title: 'Erste Review', description: 'Dein Partner hat deine erste Review bestätigt.' },
  five_reviews: { title: 'Fleißige Feder', description: '5 bestätigte Reviews gegeben.' },
  thirty_reviews: { title: 'Stimme der Branche', description: '30 bestätigte Reviews gegeben.' },
  on_time_streak: { title: 'Auf dich ist Verlass', description: '5 Reviews in Folge pünktlich abgegeben.' },
  verified: { title: 'Verifiziert', description: 'Deine E-Mail-Adresse gehört zu deiner Website.' },
  three_platforms: { title: 'Überall zu Hause', description: 'Profile auf 3 Plattformen hinterlegt.' },
  ten_received: { title: 'Gefragter Betrieb', description: '10 Reviews erhalten.' },
  five_partners: { title: 'Gut vernetzt', description: 'Mit 5 verschiedenen Partnern ausgetauscht.' },
  active_week: { title: 'Die ganze Woche dabei', description: 'An 7 Tagen in Folge aktiv.' },
  level_silver: { title: 'Level Silber', description: collected(1) },
  level_gold: { title: 'Level Gold', description: collected(2) },
};

export const unlockedNotice = (title: string) => ({
  title: `Neuer Erfolg: ${title}`,
  body: 'Glückwunsch! Auf deinem Dashboard siehst du, was als Nächstes kommt.',
});
