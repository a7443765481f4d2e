import type { PartnerWishesAnswer, SavedWishes } from '@rezenso/contract/partner-wishes';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { savedWishes } from './saved-wishes.repository.ts';

/** What a business looks for in partners, for good: a part of Pro. */
export function createSavedWishes({ database }: Pick<Core, 'database'>) {
  return {
    /** What was said, also when it rests because the plan does not contain it any more. */
    get(member: string): Promise<PartnerWishesAnswer> {
      return savedWishes(database.db).get(member);
    },

    /** Replaces what was said before. @throws {AppError} PRO_REQUIRED */
    async save(member: string, wishes: SavedWishes, now: Date): Promise<PartnerWishesAnswer> {
      const isSaved = await database.transaction((tx) => savedWishes(tx).save(member, wishes, now));
      if (!isSaved) throw new AppError('PRO_REQUIRED');
      return { wishes, areInUse: true };
    },
  };
}
