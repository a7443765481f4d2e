import { longestPasskeyName } from '@rezenso/contract/passkeys';
import { line } from '@rezenso/domain/text-rules';
import { object } from 'yup';
import { renameTexts } from './texts.de.ts';

export interface RenameValues {
  name: string;
}

/** Takes what the API takes, but an empty name, which is another button. */
export const renameForm = object({ name: line(1, longestPasskeyName, renameTexts.required) });
