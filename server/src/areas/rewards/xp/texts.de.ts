import { xpPerLevel } from '@rezenso/contract/limits';
import { type Level, levels } from '@rezenso/contract/vocabulary';
import type { Letter } from '../../../mail/letter.ts';

export const levelTexts = (level: Level) => ({
  title: `Level ${level} erreicht!`,
  body: 'Stark! Dein Einsatz zahlt sich aus – schau dir deinen Fortschritt an.',
});

/** The mail to a business that reached a level. */
export function levelLetter(greetingName: string | null, level: Level, href: string): Letter {
  const step = levels.indexOf(level);
  const next = levels[step + 1];
  return {
    subject: levelTexts(level).title,
    preview: 'Dein Einsatz zahlt sich aus.',
    heading: `Du bist jetzt ${level}`,
    paragraphs: [
      greetingName ? `Hallo ${greetingName},` : 'Hallo,',
      `stark! Mit ehrlichen Reviews und fairen Tauschen hast du Level ${level} erreicht.`,
      next
        ? `Bis ${next} sind es ${xpPerLevel} XP. Reviews in eigenen Worten und ihre Bestätigung bringen dich näher.`
        : 'Höher geht es nicht. Danke, dass du Rezenso so mitträgst!',
    ],
    progress: { label: `Level ${step + 1} von ${levels.length}`, percent: ((step + 1) / levels.length) * 100 },
    action: { label: 'Fortschritt ansehen', href },
  };
}
