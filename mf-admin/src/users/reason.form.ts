import { endUserSessions } from '@rezenso/contract/admin';
import { object, string } from 'yup';
import { endSessionsTexts as texts } from './texts.de.ts';

const { reason } = endUserSessions.body.shape;

/** Whoever signs others out, or gives them a role, says why. */
export const reasonForm = object({
  reason: string()
    .trim()
    .required(texts.reasonRequired)
    // As the contract counts: an emoji is one character, though JavaScript stores two units.
    .test('max', texts.reasonTooLong, (value = '') => [...value].length <= 500)
    .test('characters', texts.reasonForbidden, (value) => reason.safeParse(value).success),
});
