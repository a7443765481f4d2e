import { xpPerLevel } from '@rezenso/contract/limits';
import { levels } from '@rezenso/contract/vocabulary';
import vocabulary from '../../../../languages/vocabulary.en.ts';
import type { WordsOf } from '../all-languages.ts';
import { achievementTitles } from './achievement-titles.en.ts';
import { greeting } from './emails.en.ts';
import type { rewardKinds } from './rewards.de.ts';

export default {
  'level.reached': [
    {
      notification: ({ level }) => ({
        title: `Level ${vocabulary.level(level)} reached!`,
        body: 'Great work! Your effort is paying off – have a look at your progress.',
      }),
      activity: ({ level }) => ({
        title: `Level ${vocabulary.level(level)} reached`,
        description: 'Your effort is paying off.',
        badge: vocabulary.level(level),
      }),
      mail: ({ level }, reader) => {
        const step = levels.indexOf(level);
        const [name, next] = [vocabulary.level(level), levels[step + 1]];
        return {
          subject: `Level ${name} reached!`,
          preview: 'Your effort is paying off.',
          heading: `You are now ${name}`,
          paragraphs: [
            greeting(reader),
            `Great work! With honest reviews and fair exchanges you have reached level ${name}.`,
            next
              ? `${vocabulary.level(next)} is ${xpPerLevel} XP away. Reviews in your own words, and having them confirmed, bring you closer.`
              : 'It does not get any higher. Thank you for doing so much for Rezenso!',
          ],
          progress: { label: `Level ${step + 1} of ${levels.length}`, percent: ((step + 1) / levels.length) * 100 },
          action: { label: 'View progress', href: reader.origin },
        };
      },
    },
  ],
  'achievement.unlocked': [
    {
      notification: ({ achievement }) => ({
        title: `New achievement: ${achievementTitles[achievement]}`,
        body: 'Congratulations! Your dashboard shows you what comes next.',
      }),
      activity: ({ achievement }) => ({
        title: `Achievement “${achievementTitles[achievement]}”`,
        description: 'You have unlocked a new achievement.',
        badge: 'Achievement',
      }),
    },
  ],
  'xp.taken-back': [
    {
      notification: ({ points }) => ({
        title: 'XP have been taken back',
        body: `A check has shown that one of your reviews or an exchange did not follow our rules. ${points}\u00a0XP have been taken back for it.`,
      }),
    },
  ],
} satisfies WordsOf<typeof rewardKinds>;
