// Draws every kind of mail to pictures, light and dark, on a phone and beside a desktop mail list:
// `node server/bin/render-emails.mjs <folder> [kind …]`. To be looked at before an email changes.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { sampleEmails } = await import('../testing/sample-emails.ts');

  const [folder = 'emails', ...kinds] = process.argv.slice(2);
  const samples = sampleEmails();
  const unknown = kinds.filter((kind) => !Object.hasOwn(samples, kind));
  if (unknown.length > 0) {
    console.error(`There is no email ${unknown.join(', ')}; there are ${Object.keys(samples).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const { chromium } = await import('@playwright/test');
  const emails = Object.entries(samples).filter(([name]) => kinds.length === 0 || kinds.includes(name));
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
        for (const [name, { html, text }] of emails) {
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
  console.log(`The emails lie in ${folder}`);
});
