import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';
import { textProblems, translated } from './translated.ts';

describe('a package that counts as translated', () => {
  for (const [folder, prefix] of Object.entries(translated)) {
    it(`has every text of ${folder} in every language`, () => {
      expect(textProblems(join(repository, folder), prefix)).toEqual([]);
    });
  }

  it('is told of each text that is not looked up, not translated, or in no catalogue', async () => {
    const folder = await packageWith({
      'src/a/texts.de.ts':
        "export const one = texts('mf-x/a/texts/one', {\n  title: 'Eins',\n});\nexport const two = { title: 'Zwei' };\n",
      'src/b/texts.de.ts': "export const texts = /* @__PURE__ */ translated('mf-x/b/texts/texts', {});\n",
      'src/b/texts.en.ts': 'export default {};\n',
      'src/languages/en.ts': 'export default {};\n',
    });
    expect(textProblems(folder, 'mf-x').toSorted()).toEqual([
      "No catalogue has b/texts.en.ts as 'mf-x/b/texts'",
      'a/texts.de.ts has no a/texts.en.ts',
      "a/texts.de.ts: two is not texts('mf-x/a/texts/two', …)",
    ]);
  });

  it('may have no texts at all', async () => {
    expect(textProblems(await packageWith({ 'src/index.ts': '' }), 'mf-x')).toEqual([]);
  });
});

async function packageWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-texts-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
