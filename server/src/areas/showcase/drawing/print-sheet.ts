import type { Language } from '@rezenso/contract/language';
import { light, markImage } from '../../../paper/colours.ts';
import { makePdf, set } from '../../../paper/pdf.ts';
import { settable } from '../../../paper/settable.ts';
import { printWords } from './print-words.ts';

/** What hangs on the wall: it asks everybody the same, whatever they think. */
export interface PrintSheet {
  companyName: string;
  /** Where the code leads to. */
  address: string;
  /** The code as SVG. */
  code: string;
  language: Language;
}

/** One page of A4 as PDF, with the typeface embedded. */
export function makePrintSheet({ companyName, address, code, language }: PrintSheet): Promise<Uint8Array> {
  const { printTexts } = printWords(language);
  const shown = address.replace(/^https?:\/\//, '');
  return makePdf({
    language,
    pageMargins: [64, 72, 64, 56],
    defaultStyle: { alignment: 'center' },
    info: { title: printTexts.title(companyName), author: companyName, creator: 'Rezenso' },
    content: [
      // A name in a script that the typeface lacks gives way to the address, which every name has.
      set(settable(companyName, shown), { fontSize: 20, bold: true, color: light.accentText, margin: [0, 0, 0, 28] }),
      set(printTexts.question, { fontSize: 44, bold: true, lineHeight: 1.05, margin: [0, 0, 0, 16] }),
      set(printTexts.invitation, { fontSize: 17, lineHeight: 1.3, margin: [0, 0, 0, 36] }),
      { svg: code, width: 250, alignment: 'center', margin: [0, 0, 0, 20] },
      set(printTexts.scan, { fontSize: 14, color: light.textMuted, margin: [0, 0, 0, 4] }),
      set(shown, { fontSize: 16, bold: true }),
    ],
    footer: {
      margin: [64, 0, 64, 0],
      stack: [
        set(printTexts.promise, { fontSize: 10, color: light.textMuted, margin: [0, 0, 0, 6] }),
        { svg: markImage, width: 18 },
      ],
    },
  });
}
