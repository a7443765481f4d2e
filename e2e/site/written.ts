import type { Page } from '@playwright/test';

/** Fields of answers that hold what people wrote or are called. */
const fields = new Set([
  ...['content', 'text', 'note', 'reason', 'subject', 'quote', 'otherQuote', 'reviewText', 'description'],
  ...['reviewerName', 'reporterName', 'reportedName', 'companyName', 'businessName', 'firstName', 'lastName'],
  ...['targetAudience', 'location', 'email', 'owner', 'by'],
]);
/** What the site itself says, whatever its fields are called. */
const said = new Set(['reasons', 'evidence', 'findings', 'changes', 'badges', 'notifications', 'activities', 'hints']);

/** Tasks and achievements come as lists without a name. Modules and people are called by nobody but themselves. */
function isSaidByTheSite(record: object): boolean {
  return ('action' in record && 'kind' in record) || 'unlocked' in record;
}

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

/** Ready-made answers are in the language of who asked. */
const forWhoAsked = 'cannedAnswers';

function gather(data: unknown, written: Set<string>, field = ''): void {
  // A card begins with the first sentence of what a business says.
  if (typeof data === 'string' && fields.has(field))
    for (const part of [data, ...data.split(/(?<=[.!?])\s+/)]) if (part.length > 2) written.add(part);
  if (Array.isArray(data)) for (const one of data) gather(one, written, field);
  else if (typeof data === 'object' && data !== null && !isSaidByTheSite(data)) {
    for (const [name, value] of Object.entries(data)) if (!said.has(name)) gather(value, written, name);
    // Of modules, and of who asks for support or leads a board.
    const { title, name } = data as { title?: unknown; name?: unknown };
    if ('owner' in data) gather(title, written, 'owner');
    if ('email' in data || 'rank' in data || field === forWhoAsked) gather(name, written, 'owner');
  }
}
