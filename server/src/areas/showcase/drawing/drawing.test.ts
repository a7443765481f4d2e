import { it } from 'node:test';
import { expect } from 'expect';
import { extractText, getDocumentProxy } from 'unpdf';
import { qrCodeSvg } from '../customer-link/qr-code.ts';
import { pictureSvg } from './picture.ts';
import { makePrintSheet } from './print-sheet.ts';

const address = 'rezenso.example/u/kafe-romaschka-in-der-altstadt-von-freiburg-im-breisgau';
const picture = (name: string) => pictureSvg({ name, line: '', facts: [], address });

for (const name of ['Кафе Ромашка', 'مقهى النخيل', '喫茶店', '🌸🌸'])
  it(`shows the address in place of a name that the typeface lacks: ${name}`, async () => {
    expect(picture(name)).toBe(picture(address));
    expect(await textOfSheet(name)).toMatch(/rezenso\.example\/b\/kafe[\s\S]+rezenso\.example\/b\/kafe/);
  });

it('shows a name as it is where all or nearly all of its letters are there', async () => {
  expect(picture('Café Gül 🌸')).toBe(picture('Café Gül'));
  expect(picture('Café Gül')).not.toBe(picture(address));
  expect(await textOfSheet('Café Gül')).toContain('Café Gül');
});

async function textOfSheet(companyName: string): Promise<string> {
  const link = 'https://rezenso.example/b/kafe';
  const pdf = await makePrintSheet({ companyName, address: link, code: qrCodeSvg(link), language: 'de' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}
