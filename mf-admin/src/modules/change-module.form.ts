import { changeAdminModule } from '@rezenso/contract/admin';
import { object, string } from 'yup';
import { actionTexts } from './texts.de.ts';

export interface ChangeModuleValues {
  reason: string;
}

const { reason } = changeAdminModule.body.shape;

/** Why, in three to 500 characters. */
export const changeModuleForm = object({
  reason: string()
    .trim()
    .required(actionTexts.reasonMissing)
    .test('min', actionTexts.reasonMissing, (value = '') => [...value].length >= 3)
    .test('max', actionTexts.reasonTooLong, (value = '') => [...value].length <= 500)
    .test('characters', actionTexts.reasonForbidden, (value) => reason.safeParse(value).success),
});
