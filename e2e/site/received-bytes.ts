import type { Page } from '@playwright/test';

/** Bodies that arrived below a path, in bytes on the wire, and how they were packed. */
export interface Received {
  sent: number;
  /** Part of it. */
  fonts: number;
  files: string[];
  encodings: Set<string | undefined>;
}

/** Counts what a page downloads from below a path while `act` goes on. */
export async function receivedBy(page: Page, below: string, act: () => Promise<unknown>): Promise<Received> {
  const received: Received = { sent: 0, fonts: 0, files: [], encodings: new Set() };
  const counting: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(below)) return;
    counting.push(
      (async () => {
        const { responseBodySize } = await request.sizes();
        // What the browser had is asked for as well, without a byte on the wire.
        if (responseBodySize === 0) return;
        received.encodings.add((await request.response())?.headers()['content-encoding']);
        received.sent += responseBodySize;
        if (pathname.endsWith('.woff2')) received.fonts += responseBodySize;
        received.files.push(pathname);
      })(),
    );
  });
  await act();
  await page.waitForLoadState('networkidle');
  await Promise.all(counting);
  return received;
}
