import { describe, it } from 'node:test';
import type { AnalysisStep } from '@rezenso/contract/analysis';
import { AnalysisError, readerHere, type SiteReader } from '@rezenso/engines/analysis';
import { expectQuickAnswer } from '@rezenso/engines/testing';
import { expect } from 'expect';
import { analyzeWebsite } from './analyze.ts';
import type { FetchPage } from './fetch/safe-fetcher.ts';

const start = `<!doctype html><html lang="de"><head><title>Zahnarztpraxis Dr. Weber | Zahnarzt Freiburg</title>
  <meta name="description" content="Moderne Zahnmedizin für die ganze Familie, mit Zeit und ohne Hektik."></head><body>
  <div class="cookie-banner">Wir nutzen Cookies für Marketing, SEO und Werbung.</div>
  <nav><a href="/impressum">Impressum</a><a href="/praxis">Praxis</a><a href="https://fremd.example/impressum">Partner</a></nav>
  <main><h1>Willkommen in unserer Praxis</h1><p>Prophylaxe, Implantate und Zahnersatz für unsere Patienten. Auch Kinder sind gern gesehene Patienten.</p></main>
  <footer>© 2024 Zahnarztpraxis Dr. Weber</footer></body></html>`;
const imprint = `<html><body><h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Zahnarztpraxis Dr. Weber<br>Kaiserstr. 1<br>79098 Freiburg</p>
  <p>Zuständige Kammer: Landeszahnärztekammer Baden-Württemberg, Albstadtweg 9, 70567 Stuttgart</p><p>Webdesign: Pixel GmbH, 10115 Berlin</p></body></html>`;

describe('the analysis of a website', () => {
  it('finds name, industry, place, summary and audience, each with the passage it comes from', async () => {
    const analysis = await analyzeWebsite('https://www.Zahnarzt-Weber.de/', {
      reader: readerHere,
      fetchPage: serving({ '/': start, '/impressum': imprint }),
    });
    expect(analysis).toMatchObject({
      companyName: 'Zahnarztpraxis Dr. Weber',
      industry: 'Fitness & Gesundheit',
      location: '79098 Freiburg im Breisgau',
      summary:
        'Moderne Zahnmedizin für die ganze Familie, mit Zeit und ohne Hektik. Prophylaxe, Implantate und Zahnersatz für unsere Patienten.',
    });
    expect(analysis.industryConfidence).toBeGreaterThanOrEqual(0.7);
    expect(analysis.targetAudience).toMatch(/^Patientinnen und Patienten.* in Freiburg im Breisgau und Umgebung$/);
    expect(analysis.specialties).toEqual([]);
    for (const [field, evidence] of Object.entries(analysis.evidence))
      if (field !== 'specialties') expect(evidence[0]?.page).toMatch(/^https:\/\/www\.zahnarzt-weber\.de\//);
    expect(analysis.evidence.location[0]?.passage).toBe('79098 Freiburg');
  });

  it('reports its steps in order and asks only for pages of the same site, nine at most', async () => {
    const steps: AnalysisStep[] = [];
    const asked: string[] = [];
    const many = Array.from({ length: 20 }, (_, index) => `<a href="/team-${index}">Team</a>`).join('');
    const site = { '/': start.replace('</nav>', `${many}</nav>`), '/impressum': imprint };
    await analyzeWebsite('zahnarzt-weber.de', {
      reader: readerHere,
      fetchPage: serving(site, asked),
      onProgress: (step) => steps.push(step),
    });
    expect(steps).toEqual(['resolving', 'fetching', 'reading', 'classifying']);
    expect(asked.length).toBeLessThanOrEqual(9);
    expect(asked.filter((url) => !url.startsWith('https://zahnarzt-weber.de/'))).toEqual([]);
  });

  it('says each step when it begins, and once when a slow page is read again', async () => {
    const log: string[] = [];
    const fetchPage: FetchPage = async (address) => {
      log.push(new URL(address).pathname);
      return { url: String(address), html: start };
    };
    const reader: SiteReader = {
      outline: () => [{ url: 'https://firma.de/impressum', kind: 'imprint' }],
      analyse: async (pages, tell) => {
        log.push('given to a thread');
        for (const step of ['reading', 'classifying', 'reading', 'classifying'] as const) tell?.(step);
        return readerHere.analyse(pages);
      },
    };
    await analyzeWebsite('firma.de', { reader, fetchPage, onProgress: (step) => log.push(step) });
    const steps = ['resolving', '/', 'fetching', '/impressum', 'given to a thread', 'reading', 'classifying'];
    expect(log).toEqual(steps);
  });

  it('asks for nothing more and reads nothing once nobody waits', async () => {
    const left = new AbortController();
    const asked: string[] = [];
    const fetchPage: FetchPage = async (address, signal) => {
      asked.push(new URL(address).pathname);
      if (asked.length === 2) left.abort();
      if (signal?.aborted) throw new AnalysisError('WEBSITE_TIMEOUT');
      return { url: String(address), html: start };
    };
    const steps: AnalysisStep[] = [];
    const onProgress = (step: AnalysisStep) => steps.push(step);
    const options = { reader: readerHere, fetchPage, onProgress, signal: left.signal };
    await expectCode(analyzeWebsite('firma.de', options), 'WEBSITE_TIMEOUT');
    expect(steps).toEqual(['resolving', 'fetching']);
    await expectCode(analyzeWebsite('firma.de', options), 'WEBSITE_TIMEOUT');
    expect(asked.filter((path) => path === '/')).toHaveLength(1);
  });

  it('tries http, www and the root before it gives up', async () => {
    const asked: string[] = [];
    const onlyPlainWww: FetchPage = async (address) => {
      const url = new URL(address);
      asked.push(url.href);
      if (url.href !== 'http://www.firma.de/') throw new AnalysisError('DOMAIN_UNREACHABLE');
      return { url: url.href, html: start };
    };
    expect((await analyzeWebsite('firma.de', { reader: readerHere, fetchPage: onlyPlainWww })).industry).toBe(
      'Fitness & Gesundheit',
    );
    expect(asked.slice(0, 4)).toEqual([
      'https://firma.de/',
      'http://firma.de/',
      'https://www.firma.de/',
      'http://www.firma.de/',
    ]);
  });

  it('passes on why a site cannot be read', async () => {
    for (const code of [
      'DOMAIN_UNREACHABLE',
      'DOMAIN_NOT_PUBLIC',
      'WEBSITE_NOT_HTML',
      'WEBSITE_TOO_LARGE',
      'WEBSITE_TIMEOUT',
    ] as const) {
      const fetchPage = async () => {
        throw new AnalysisError(code);
      };
      await expectCode(analyzeWebsite('firma.de', { reader: readerHere, fetchPage }), code);
    }
    await expectCode(analyzeWebsite('  ', { reader: readerHere, fetchPage: serving({}) }), 'DOMAIN_REQUIRED');
    await expectCode(analyzeWebsite('keine domain', { reader: readerHere, fetchPage: serving({}) }), 'DOMAIN_INVALID');
  });

  it('calls pages without content empty, and says where scripts would have to make it: parked domains, lone cookie banners, script shells', async () => {
    const shell =
      '<html><head><title>App</title></head><body><div id="root"></div><noscript>Bitte JavaScript aktivieren, um diese Seite zu sehen.</noscript></body></html>';
    const sale =
      '<html><body><h1>Diese Domain steht zum Verkauf</h1><p>Versicherungen, Reisen, Kredite und mehr finden.</p></body></html>';
    const banner =
      '<html><body><div id="cookie-notice">Diese Website verwendet Cookies, um Inhalte zu personalisieren.</div></body></html>';
    const codes = [
      [sale, 'WEBSITE_EMPTY'],
      [banner, 'WEBSITE_EMPTY'],
      [shell, 'WEBSITE_NEEDS_SCRIPTS'],
    ] as const;
    for (const [html, code] of codes)
      await expectCode(analyzeWebsite('firma.de', { reader: readerHere, fetchPage: serving({ '/': html }) }), code);
  });
});

describe('hostile pages', () => {
  it('leave no markup and no control characters in the answer', async () => {
    const html = `<html><head><title>Bäckerei &lt;img src=x onerror=alert(1)&gt; Müller\u202e | Köln</title>
      <meta name="description" content="Unser Brot &lt;script&gt;alert(1)&lt;/script&gt; backen wir jeden Morgen frisch für Sie.\u0000\u0007"></head><body><p>${'Brot und Kuchen für alle. '.repeat(9)}</p></body></html>`;
    const answer = JSON.stringify(
      await analyzeWebsite('firma.de', { reader: readerHere, fetchPage: serving({ '/': html }) }),
    );
    expect(answer).not.toMatch(/[<>\u202e]|\\u00|script|onerror/);
  });

  it('are read in bounded time, however deep or long', async () => {
    const deep = '<div>'.repeat(390_000);
    const long = '12345 Aaaa GmbH & Co. '.repeat(80_000);
    const pages = [`${deep}<p>Text</p>`, `<p>${long}</p>`, `<title>${long}</title>${'<a href=/team>x'.repeat(90_000)}`];
    const readAll = async () => {
      for (const html of pages)
        await analyzeWebsite('firma.de', { reader: readerHere, fetchPage: serving({ '/': html }) }).catch(
          (error: unknown) => expect(error).toBeInstanceOf(AnalysisError),
        );
    };
    await expectQuickAnswer('three huge pages', readAll, 20_000);
  });
});

function serving(site: Record<string, string>, asked: string[] = []): FetchPage {
  return async (address) => {
    const url = new URL(address);
    asked.push(url.href);
    const html = site[url.pathname];
    if (html === undefined) throw new AnalysisError('DOMAIN_UNREACHABLE');
    return { url: url.href, html };
  };
}

async function expectCode(work: Promise<unknown>, code: string): Promise<void> {
  const failure = await work.then(
    () => 'answered',
    (error: unknown) => (error instanceof AnalysisError ? error.code : error),
  );
  expect(failure).toBe(code);
}
