// Draws every kind of mail to pictures, light and dark, on a phone and beside a desktop mail list:
// `node server/bin/render-letters.mjs <folder> [kind …]`. To be looked at before a letter changes.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { chromium } = await import('@playwright/test');
  const { sampleLetters } = await import('../testing/sample-letters.ts');

  const [folder = 'letters', ...kinds] = process.argv.slice(2);
  const letters = Object.entries(sampleLetters()).filter(([name]) => kinds.length === 0 || kinds.includes(name));
  if (letters.length === 0) throw new Error(`There is no letter ${kinds}; there are ${Object.keys(sampleLetters())}`);
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    for (const theme of ['light', 'dark']) {
      for (const width of [390, 700]) {
        const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: theme });
        const page = await context.newPage();
        for (const [name, { html, text }] of letters) {
          await page.setContent(html);
          await page.screenshot({ path: path.join(folder, `${name}-${width}-${theme}.png`), fullPage: true });
          await writeFile(path.join(folder, `${name}.txt`), text);
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`The letters lie in ${folder}`);
});
