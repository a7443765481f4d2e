import { setUserStatus } from '@rezenso/contract/admin';
import { type MemberStatus, memberStatuses } from '@rezenso/contract/vocabulary';
import { boolean, object, string } from 'yup';
import { statusTexts } from './texts.de.ts';

export interface ChangeStatusValues {
  /** Empty until one is chosen. */
  status: MemberStatus | '';
  reason: string;
  /** Also the other accounts of the mailbox. */
  alsoOthers: boolean;
}

const { reason } = setUserStatus.body.shape;

/** A status has to be chosen. Whoever is banned reads the reason; of other changes it may stay empty. */
export const changeStatusForm = object({
  status: string().oneOf(memberStatuses, statusTexts.required).required(statusTexts.required),
  reason: string()
    .trim()
    .when('status', ([status], words) => (status === 'banned' ? words.required(statusTexts.banReasonRequired) : words))
    // As the contract counts: an emoji is one character, though JavaScript stores two units.
    .test('max', statusTexts.reasonTooLong, (value = '') => [...value].length <= 500)
    .test('characters', statusTexts.reasonForbidden, (value) => reason.safeParse(value).success),
  alsoOthers: boolean().default(false),
});
