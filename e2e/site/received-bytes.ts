import type { Page } from '@playwright/test';

/** Argument with which Chromium takes no differences between releases, as most other browsers. */
export const withoutDictionaries = '--disable-features=CompressionDictionaryTransport';

/** Bodies that arrived below a path, in bytes on the wire, and how they were packed. */
export interface Received {
  sent: number;
  /** Part of it. */
  fonts: number;
  /** Paths, sorted. */
  files: string[];
  encodings: Set<string | undefined>;
}

/**
 * What a document downloads from below a path. The browser says it itself: Playwright also tells of what came out of its cache, with
 * the size that it had when it was sent.
 * @param open opens the document
 */
export async function receivedBy(page: Page, below: string, open: () => Promise<unknown>): Promise<Received> {
  const packedAs = new Map<string, string | undefined>();
  page.on('response', (response) =>
    packedAs.set(new URL(response.url()).pathname, response.headers()['content-encoding']),
  );
  await open();
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'transferSize' in entry)
      .map(({ name, transferSize, encodedBodySize }) => ({ name, transferSize, encodedBodySize })),
  );
  const sent = entries
    .map((entry) => ({ ...entry, path: new URL(entry.name).pathname }))
    .filter(({ path, transferSize }) => path.startsWith(below) && transferSize > 0);
  const bytesOf = (some: typeof sent) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return {
    sent: bytesOf(sent),
    fonts: bytesOf(sent.filter(({ path }) => path.endsWith('.woff2'))),
    files: sent.map(({ path }) => path).sort(),
    encodings: new Set(sent.map(({ path }) => packedAs.get(path))),
  };
}
