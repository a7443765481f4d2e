import { xpPerLevel } from '@rezenso/contract/limits';
import { levels } from '@rezenso/contract/vocabulary';
import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { achievementTitles, achievementTypes } from './achievement-titles.de.ts';
import { greeting } from './emails.de.ts';
import { toMember } from './fields.ts';

const levelReached = happeningKind({
  kind: 'level.reached',
  about: 'nothing',
  keeps: z.object({ level: z.enum(levels) }),
  needs: toMember,
  subject: ({ level }) => level,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'level.reached',
        href: '/',
        says: ({ level }) => ({
          title: `Level ${level} erreicht!`,
          body: 'Stark! Dein Einsatz zahlt sich aus – schau dir deinen Fortschritt an.',
        }),
      },
      activity: {
        type: 'level.reached',
        tone: 'accent',
        icon: 'medal',
        badge: 'success',
        says: ({ level }) => ({
          title: `Level ${level} erreicht`,
          description: 'Dein Einsatz zahlt sich aus.',
          badge: level,
        }),
      },
      mail: {
        type: 'level_up',
        name: ({ memberId, level }) => `level-reached.${memberId}.${level}`,
        says: ({ level }, reader) => {
          const step = levels.indexOf(level);
          const next = levels[step + 1];
          return {
            subject: `Level ${level} erreicht!`,
            preview: 'Dein Einsatz zahlt sich aus.',
            heading: `Du bist jetzt ${level}`,
            paragraphs: [
              greeting(reader),
              `stark! Mit ehrlichen Reviews und fairen Tauschen hast du Level ${level} erreicht.`,
              next
                ? `Bis ${next} sind es ${xpPerLevel} XP. Reviews in eigenen Worten und ihre Bestätigung bringen dich näher.`
                : 'Höher geht es nicht. Danke, dass du Rezenso so mitträgst!',
            ],
            progress: { label: `Level ${step + 1} von ${levels.length}`, percent: ((step + 1) / levels.length) * 100 },
            action: { label: 'Fortschritt ansehen', href: reader.origin },
          };
        },
      },
    },
  ],
});

const achievementUnlocked = happeningKind({
  kind: 'achievement.unlocked',
  about: 'nothing',
  keeps: z.object({ achievement: z.enum(achievementTypes) }),
  needs: toMember,
  subject: ({ achievement }) => achievement,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'achievement.unlocked',
        href: '/',
        says: ({ achievement }) => ({
          title: `Neuer Erfolg: ${achievementTitles[achievement]}`,
          body: 'Glückwunsch! Auf deinem Dashboard siehst du, was als Nächstes kommt.',
        }),
      },
      activity: {
        type: 'achievement.unlocked',
        tone: 'warning',
        icon: 'trophy',
        badge: 'success',
        says: ({ achievement }) => ({
          title: `Erfolg „${achievementTitles[achievement]}“`,
          description: 'Du hast einen neuen Erfolg freigeschaltet.',
          badge: 'Erfolg',
        }),
      },
    },
  ],
});

/** By an upheld case. */
const xpTakenBack = happeningKind({
  kind: 'xp.taken-back',
  about: 'nothing',
  keeps: z.object({ points: z.int() }),
  needs: z.object({ ...toMember.shape, reportId: z.string() }),
  subject: ({ reportId }) => reportId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'xp.taken-back',
        href: null,
        says: ({ points }) => ({
          title: 'XP wurden zurückgenommen',
          body: `Eine Prüfung hat ergeben, dass eine deiner Reviews oder ein Austausch nicht unseren Regeln entsprach. Dafür wurden ${points}\u00a0XP zurückgenommen.`,
        }),
      },
    },
  ],
});

export const rewardKinds = [levelReached, achievementUnlocked, xpTakenBack] as const;
