import pdfmake from 'pdfmake';
import { light } from './colours.ts';
import { fontPath, subsets } from './fonts.ts';
import { runsOf } from './typesetter.ts';

export type PdfDefinition = Parameters<typeof pdfmake.createPdf>[0];
export type PdfContent = PdfDefinition['content'];

const fonts = Object.fromEntries(
  subsets.map((subset) => [subset, { normal: fontPath(subset, 400, 'woff'), bold: fontPath(subset, 600, 'woff') }]),
);
const allowed = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));

/** Sheets of A4 as PDF, German, with the typeface embedded. Nothing is read but the typeface, whatever the definition names. */
export async function makePdf(definition: PdfDefinition): Promise<Uint8Array> {
  pdfmake.addFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => allowed.has(path));
  const sheet = {
    pageSize: 'A4',
    language: 'de',
    displayTitle: true,
    ...definition,
    defaultStyle: { font: 'latin', color: light.text, ...definition.defaultStyle },
  } as const;
  return new Uint8Array(await pdfmake.createPdf(sheet).getBuffer());
}

/** A paragraph, each letter from the cut that has it; what no cut has (emoji, other scripts) is left out. */
export function set(text: string, style: object = {}): PdfContent {
  const isBold = 'bold' in style && style.bold === true;
  return { text: runsOf(text, isBold ? 600 : 400).map((run) => ({ text: run.text, font: run.subset })), ...style };
}
