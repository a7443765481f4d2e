import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { createLogger } from '../../../http/request-log.ts';
import { footerOf } from '../../../mail/email-footer.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import { legalFiles } from './legal-files.ts';
import { legalPages } from './legal-pages.ts';
import { warnOfMissingTexts } from './missing-texts.ts';

const examples = path.join(import.meta.dirname, '../../../../../deploy/legal');
const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-legal-'));
const [test, bare] = [
  await startTestApp({ env: { LEGAL_DIR: folder } }),
  await startTestApp({ env: { CONTACT_EMAIL: 'hallo@rezenso.de' } }),
];

/** The clock starts anew for each test, and what was read stays: each test has an hour of its own. */
let hour = 0;
beforeEach(async () => {
  hour += 1;
  await rm(folder, { recursive: true });
  await mkdir(folder);
  test.clock.advance({ hours: hour });
});

describe('a legal page', () => {
  it('shows what the operators wrote, as a page that search engines may keep', async () => {
    for (const { path: address, file, texts } of legalPages) {
      await writeFile(path.join(folder, file), '\uFEFF## Wer\n\nMuster GmbH');
      const page = await opened(address);
      expect(page('h1').text()).toBe(texts.title);
      expect(page('title').text()).toBe(`${texts.title} – Rezenso`);
      expect(page('article').text()).toContain('Muster GmbH');
      expect(page('meta[name=robots]')).toHaveLength(0);
    }
  });

  it('shows a changed file within a minute, without a restart', async () => {
    await writeFile(path.join(folder, 'agb.md'), '# Bedingungen\n\nAlt');
    expect((await opened('/agb'))('h1').text()).toBe('Bedingungen');
    await writeFile(path.join(folder, 'agb.md'), '# Neue Bedingungen\n\nNeu');
    test.clock.advance({ seconds: 30 });
    const page = await opened('/agb');
    expect([page('h1').text(), page('article p').text()]).toEqual(['Neue Bedingungen', 'Neu']);
    await rm(path.join(folder, 'agb.md'));
    test.clock.advance({ seconds: 30 });
    expect((await opened('/agb'))('.lead').text()).toContain('Noch fehlt der Text');
  });

  it('says which file is missing and who has to write it', async () => {
    await writeFile(path.join(folder, 'impressum.md'), ' \n');
    for (const app of [test, bare])
      for (const { path: address, file, texts } of legalPages) {
        const page = await opened(address, app);
        expect(page('h1').text()).toBe(texts.title);
        expect(page('.lead').text()).toBe(`Hier wirst du ${texts.name} finden. Noch fehlt der Text.`);
        expect(
          page('.note code')
            .map((_, code) => page(code).text())
            .get(),
        ).toEqual([file, 'LEGAL_DIR', `deploy/legal/${file.replace('.md', '.example.md')}`]);
        expect(page('meta[name=robots]').attr('content')).toBe('noindex');
      }
  });

  it('says so when a file cannot be read, and the log says why', async () => {
    await mkdir(path.join(folder, 'impressum.md'));
    await writeFile(path.join(folder, 'agb.md'), 'x'.repeat(600_000));
    for (const address of ['/impressum', '/agb'])
      expect((await opened(address))('.lead').text()).toContain('Gerade lässt sich der Text nicht lesen');
  });

  it('opens while the database is away', async () => {
    const away = await startTestApp({ env: { LEGAL_DIR: folder } });
    await writeFile(path.join(folder, 'impressum.md'), 'Muster GmbH');
    Object.assign(away.core.database.db, { getExecutor: () => Promise.reject(new Error('away')) });
    expect((await opened('/impressum', away))('article').text()).toContain('Muster GmbH');
  });
});

describe('the examples', () => {
  it('are there for every legal page, and name what the page says of them', async () => {
    expect((await readdir(examples)).toSorted()).toEqual(
      legalPages.map(({ file }) => file.replace('.md', '.example.md')).toSorted(),
    );
  });

  it('are never shown, not even by those who copy them and fill in all but one gap', async () => {
    for (const { path: address, file } of legalPages) {
      const example = path.join(examples, file.replace('.md', '.example.md'));
      await copyFile(example, path.join(folder, path.basename(example)));
      expect((await opened(address))('.lead').text()).toContain('Noch fehlt der Text');
      test.clock.advance({ minutes: 1 });
      const filled = (await readFile(example, 'utf8')).replace(/\[\[[^\]]+\]\]/, 'Ausgefüllt');
      await writeFile(path.join(folder, file), filled);
      const page = await opened(address);
      expect(page('.lead').text()).toContain('Noch ist der Text nicht fertig');
      expect(page('main').text()).not.toMatch(/Ausgefüllt|Rechtsform|Keine Rechtsberatung/);
      expect(page('main h2')).toHaveLength(0);
    }
  });

  it('are shown without their advice once every gap is filled', async () => {
    for (const { path: address, file } of legalPages) {
      const example = await readFile(path.join(examples, file.replace('.md', '.example.md')), 'utf8');
      await writeFile(path.join(folder, file), example.replace(/\[\[[^\]]+\]\]/g, 'Ausgefüllt'));
      const page = await opened(address);
      expect(page('article h2').length).toBeGreaterThan(3);
      expect(page('main').text()).not.toMatch(/Rechtsberatung|Klammer/);
    }
  });
});

it('mails lead to the page that says who runs the site', () => {
  const { env, secret } = test.core;
  const { imprintHref } = footerOf(env.publicOrigin, secret, { to: '', memberId: null, entries: [] });
  expect(imprintHref).toBe(`${env.publicOrigin}${sitePaths.imprint}`);
});

describe('a start in production', () => {
  it('names every legal page without a text, its file, and what is wrong with it', async () => {
    await writeFile(path.join(folder, 'impressum.md'), 'Muster GmbH');
    await writeFile(path.join(folder, 'agb.md'), '[[Name]]');
    expect(await warnings({ legalDir: folder, isProduction: true })).toEqual([
      ['/datenschutz', path.join(folder, 'datenschutz.md'), 'a legal page has no text: write the file'],
      ['/agb', path.join(folder, 'agb.md'), 'a legal page has a text with gaps: fill in what stands in [[…]]'],
    ]);
  });

  it('names the variable when there is no folder', async () => {
    const [first, ...others] = await warnings({ legalDir: undefined, isProduction: true });
    expect(first?.slice(0, 2)).toEqual(['/impressum', 'impressum.md in a folder that LEGAL_DIR names']);
    expect(others).toHaveLength(2);
  });

  it('says nothing when all is there, nor while somebody develops', async () => {
    expect(await warnings({ legalDir: undefined, isProduction: false })).toEqual([]);
    for (const { file } of legalPages) await writeFile(path.join(folder, file), 'Muster GmbH');
    expect(await warnings({ legalDir: folder, isProduction: true })).toEqual([]);
  });
});

async function opened(address: string, app = test) {
  const answer = await app.visitor.get(address);
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return load(answer.body);
}

async function warnings(given: { legalDir: string | undefined; isProduction: boolean }): Promise<string[][]> {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  const env = { ...test.core.env, ...given };
  await warnOfMissingTexts({ env, log }, legalFiles(env.legalDir, test.clock.now, log));
  return lines.map((line) => {
    const { page, file, msg } = JSON.parse(line);
    return [page, file, msg];
  });
}
