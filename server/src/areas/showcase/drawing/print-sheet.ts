import pdfmake from 'pdfmake';
import { light, mark } from './colours.ts';
import { fontPath, subsets } from './fonts.ts';
import { printTexts } from './texts.de.ts';
import { runsOf } from './typesetter.ts';

type Definition = Parameters<typeof pdfmake.createPdf>[0];
type Content = Definition['content'];

/** What hangs on the wall: it asks everybody the same, whatever they think. */
export interface PrintSheet {
  companyName: string;
  /** Where the code leads to. */
  address: string;
  /** The code as SVG. */
  code: string;
}

const fonts = Object.fromEntries(
  subsets.map((subset) => [subset, { normal: fontPath(subset, 400, 'woff'), bold: fontPath(subset, 600, 'woff') }]),
);
const allowed = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));

/** One page of A4 as PDF, with the typeface embedded. */
export async function makePrintSheet(sheet: PrintSheet): Promise<Uint8Array> {
  pdfmake.addFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => allowed.has(path));
  return new Uint8Array(await pdfmake.createPdf(documentOf(sheet)).getBuffer());
}

function documentOf({ companyName, address, code }: PrintSheet): Definition {
  const shown = address.replace(/^https?:\/\//, '');
  return {
    pageSize: 'A4',
    pageMargins: [64, 72, 64, 56],
    defaultStyle: { font: 'latin', color: light.text, alignment: 'center' },
    info: { title: printTexts.title(companyName), author: companyName, creator: 'Rezenso' },
    language: 'de',
    content: [
      set(companyName, { fontSize: 20, bold: true, color: light.accentText, margin: [0, 0, 0, 28] }),
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
        { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark(light)}</svg>`, width: 18 },
      ],
    },
  };
}

/** A paragraph, each letter from the cut that has it. */
function set(text: string, style: object): Content {
  const isBold = 'bold' in style && style.bold === true;
  return { text: runsOf(text, isBold ? 600 : 400).map((run) => ({ text: run.text, font: run.subset })), ...style };
}
