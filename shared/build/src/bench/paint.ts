import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { folderStore } from '@rezenso/releases/store';
import { type ApiSite, startApi } from './api-site.ts';
import { launchBrowser } from './browser.ts';
import { load, machine, medianOf, verdictOf } from './figures.ts';
import { serve } from './serve.ts';
import { baselineSite, federatedSite, type Site } from './sites.ts';
import { type Paint, paintOf } from './slow-page.ts';
import { printTable } from './table.ts';

const areas = ['/', '/matches', '/exchanges', '/reviews', '/settings'];
const rounds = 5;
/** What is read once the page is complete, for what comes next: the bell's panel, and from the dashboard the page of matches. */
const aheadOfNeed = (path: string) => ['/api/notifications', ...(path === '/' ? ['/api/matches'] : [])];
/** Ratios to the same sources as one bundle, and of the landing page to its HTML without scripts. */
const reach = { area: 1, landing: 0.4, html: 1.1, shift: 0.02 };

/**
 * When pages show their heading and all of their data over Slow 4G with a processor four times slower, beside the same sources as one
 * bundle; the landing page also beside its own HTML without scripts. All are loaded in turn, with an empty cache.
 */
export async function run(repository: string): Promise<void> {
  const root = join(mkdtempSync(join(tmpdir(), 'rezenso-bench-')), 'releases');
  const federated = await federatedSite(repository, root);
  const unasked = await federatedSite(repository, root, { asksEarly: false });
  const single = await baselineSite(repository, await folderStore(root).readRegistry());
  const browser = await launchBrowser(repository);
  const api = await startApi('demo@rezenso.example');
  console.log(`\nPaint, ${machine()}; medians of ${rounds} loads in turn`);
  try {
    await reportAreas({ browser, api, federated, unasked, single });
    await reportLanding({ browser, api, federated, unasked, single });
  } finally {
    await api.stop();
    await browser.close();
    await rm(root, { recursive: true, force: true });
  }
  console.log(
    `\nLoad ${load().toFixed(1)} after. The ratios are of one run and hold at any load; milliseconds want a quiet machine.`,
  );
}

interface Bench {
  browser: Browser;
  api: ApiSite;
  federated: Site;
  /** The same, whose pages ask for their data themselves. */
  unasked: Site;
  single: Site;
}

async function reportAreas({ browser, api, federated, unasked, single }: Bench): Promise<void> {
  const rows: string[][] = [];
  for (const path of areas) {
    const [ours = [], twins = [], later = []] = await inTurn(browser, api, path, true, [federated, single, unasked]);
    const late = new Set(ours.flatMap((paint) => paint.late).filter((read) => !aheadOfNeed(path).includes(read)));
    for (const what of ['heading', 'data'] as const) {
      const [own, twin, unaided] = [ours, twins, later].map((paints) => medianOf(paints.map((paint) => paint[what])));
      const ratio = medianOf(ours.map((paint, round) => paint[what] / (twins[round]?.[what] ?? Number.NaN)));
      rows.push([
        path === '/' ? '/ (member)' : path,
        what,
        millis(unaided),
        millis(own),
        millis(twin),
        ratio.toFixed(2),
        reach.area.toFixed(2),
        verdictOf(ratio, reach.area),
      ]);
    }
    const isEarly = late.size === 0;
    rows.push([
      path,
      'reads in a third trip',
      '',
      `${late.size}`,
      '',
      '',
      '0',
      isEarly ? 'met' : `missed by ${late.size}: ${[...late].join(', ')}`,
    ]);
  }
  console.log('\nMembers, ms\n');
  printTable(['route', '', 'asked by the page', 'federated', 'one bundle', 'ratio', 'reach', 'verdict'], rows);
}

async function reportLanding({ browser, api, federated, single }: Bench): Promise<void> {
  const bare = {
    ...federated,
    html: async (path: string, isSignedIn: boolean) => withoutScripts(await federated.html(path, isSignedIn)),
  };
  const paints = await inTurn(browser, api, '/', false, [federated, single, bare]);
  const [own = 0, twin = 0, html = 0] = paints.map((all) => medianOf(all.map(({ largest }) => largest)));
  const shift = Math.max(...(paints[0] ?? []).map((paint) => paint.shift));
  console.log('\nLanding page, largest contentful paint, ms\n');
  printTable(
    ['', 'ours', 'beside', 'ratio', 'reach', 'verdict'],
    [
      [
        'one bundle',
        millis(own),
        millis(twin),
        (own / twin).toFixed(2),
        reach.landing.toFixed(2),
        verdictOf(own / twin, reach.landing),
      ],
      [
        'its HTML alone',
        millis(own),
        millis(html),
        (own / html).toFixed(2),
        reach.html.toFixed(2),
        verdictOf(own / html, reach.html),
      ],
      ['layout shift', shift.toFixed(3), '', '', reach.shift.toFixed(2), verdictOf(shift, reach.shift, 3)],
    ],
  );
}

/** Each site's paints, by round. */
async function inTurn(
  browser: Browser,
  api: ApiSite,
  path: string,
  isSignedIn: boolean,
  sites: readonly Site[],
): Promise<Paint[][]> {
  const paints: Paint[][] = sites.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, site] of sites.entries()) {
      const { origin, stop } = await serve(site, () => isSignedIn, api);
      paints[place]?.push(await paintOf(browser, origin + path));
      stop();
    }
  }
  return paints;
}

function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link rel="preload" as="script"[^>]*>/g, '');
}

function millis(value = Number.NaN): string {
  return value.toFixed(0);
}
