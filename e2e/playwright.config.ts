import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { useRunFolder } from '../shared/build/src/verify/run-folder.ts';
import type { SiteOptions } from './site/fixtures.ts';

// The processes of this run inherit it, and share what lies there.
useRunFolder();

/**
 * What these promise is told by the clock. A second browser beside them would be measured with it, so `npm test` runs them
 * after the others, one at a time.
 */
const byTheClock = [
  'journeys/appointment.spec.ts',
  'journeys/live.spec.ts',
  'journeys/reviews-many.spec.ts',
  'independence/containment-cost.spec.ts',
  'independence/faults.spec.ts',
  'independence/own-repository.spec.ts',
];

/**
 * Journeys through the real site: real server, real database, mails read from the mailbox, Chromium. Each worker starts
 * its own sites. A worker keeps half a core busy, because people and browsers wait most of the time; so there are two.
 */
export default defineConfig<object, SiteOptions>({
  testDir: '.',
  testMatch: '{journeys,independence}/*.spec.ts',
  outputDir: 'test-results',
  workers: Math.min(2, availableParallelism()),
  // What people may be kept waiting for is asserted where it is promised; these only end what hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Recording every page for the one that fails costs an eighth of the whole run. It is worth it where traces are kept and
    // nobody can look (`.github/workflows/verify.yml`); elsewhere `npx playwright test <file> --trace on` says more.
    trace: process.env.KEEP_TRACES ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'embedded', testIgnore: byTheClock, use: { database: 'embedded' } },
    { name: 'by-the-clock', testMatch: byTheClock, workers: 1, use: { database: 'embedded' } },
    { name: 'postgres', testMatch: 'main-job.spec.ts', use: { database: 'postgres' } },
  ],
});
