import type { Page } from '@playwright/test';

/** Fields of answers that hold what people wrote or are called. */
const fields = new Set([
  ...['content', 'text', 'note', 'reason', 'subject', 'quote', 'otherQuote', 'reviewText'],
  ...[
    'name',
    'reviewerName',
    'reporterName',
    'reportedName',
    'companyName',
    'firstName',
    'lastName',
    'location',
    'email',
  ],
  ...['title', 'owner', 'by', 'tradeName'],
]);

/**
 * Gathers what people wrote, their names and those of modules from the answers that a page gets: they are the same in every language.
 * @returns what was gathered so far, the longest first
 */
export function gatherWritten(page: Page): () => Promise<string[]> {
  const written = new Set<string>();
  const reading: Promise<void>[] = [];
  page.on('response', (answer) => {
    const { 'content-type': type = '' } = answer.headers();
    if (!answer.url().includes('/api/') || type.includes('event-stream')) return;
    // An answer that a page did not wait for has no body any more.
    const text = answer.text().catch(() => '');
    // First reads come as one answer, a line for each.
    reading.push(text.then((lines) => gather(lines.split('\n').map(parsed), written)));
  });
  return async () => {
    await Promise.all(reading);
    return [...written].toSorted((one, other) => other.length - one.length);
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function gather(data: unknown, written: Set<string>, field = ''): void {
  if (typeof data === 'string' && data.length > 2 && fields.has(field)) written.add(data);
  if (Array.isArray(data)) for (const one of data) gather(one, written, field);
  else if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data)) gather(value, written, name);
}
