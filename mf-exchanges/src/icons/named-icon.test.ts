import { SparklesIcon, TrophyIcon } from '@rezenso/ui/icons';
import { namedIcon } from './named-icon.ts';

describe('the icon that the API names', () => {
  it('is the one of that name, and sparkles for every other name', () => {
    expect(namedIcon('trophy')).toBe(TrophyIcon);
    for (const name of ['rocket', ...Object.getOwnPropertyNames(Object.prototype)])
      expect([name, namedIcon(name) === SparklesIcon]).toEqual([name, true]);
  });
});
