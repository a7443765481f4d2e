import { withoutLegalForm } from '../company/legal-form.ts';
import { isTradeWord } from '../company/trade-name.ts';
import { fold } from '../page/text.ts';

/** Crafts by which families are called ('Dachdecker' and 'Elektriker' are too young for it). */
const surnames = new Set(
  'bader baecker becker beck binder boettcher brauer drechsler drucker faerber fassbinder fischer fleischer foerster fuhrmann gaertner gerber glaser goldschmied hafner hutmacher imker jaeger kaufmann koch korbmacher kraemer kuefer kuerschner kupferschmied lederer maler maurer mechler metzger mueller pfister sattler schaefer schaeffler schindler schlachter schlosser schmid schmidt schmied schmitt schneider schreiner schuhmacher schumacher schuster seidensticker seifensieder seiler spengler steinhauer steinmetz stellmacher tischler toepfer uhrmacher wagner weber weinmann winzer wirt zimmerer zimmermann'.split(
    ' ',
  ),
);
const joined = /[&+/]|\b(und|mit)\b/i;

/**
 * The surname at the end of a business's name that would be a craft by itself: in 'Weingut Steinmetz' and 'Optik Sattler' the word before
 * says what the business is. 'Steinmetz Glaser' is a stonemason, 'Maler & Glaser' both.
 * @returns the folded word, or '' where there is none
 */
export function craftSurnameOf(name: string): string {
  if (joined.test(name)) return '';
  const words = withoutLegalForm(name).split(/\s+/).filter(Boolean);
  const [before = '', last = ''] = words.slice(-2);
  return words.length > 1 && surnames.has(fold(last)) && before.length > 1 && isTradeWord(before) ? fold(last) : '';
}
