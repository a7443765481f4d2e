import type { Language } from '@rezenso/contract/language';
import type { End, Retention } from '../../../retention/retention.ts';
import { recordsTexts } from './records-texts.ts';

/** How long rows of a table are kept, each way to their end in words. */
export function periodsOf({ ends }: Pick<Retention, 'ends'>, language: Language): string[] {
  return ends.map((end) => inWords(end, language));
}

function inWords(end: End, language: Language): string {
  const { forGood, period, textsOnly, withAccount, withBoth } = recordsTexts(language);
  if (end === 'account') return withAccount;
  if (end === 'both') return withBoth;
  if (end === 'stays') return forGood;
  const words = period(end.days, end.from);
  return 'empties' in end && end.empties ? textsOnly(words) : words;
}
