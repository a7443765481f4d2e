import { createHash } from 'node:crypto';

/** The same for texts that differ only in case, spacing and Unicode form: importing a review twice is noticed. */
export function contentHash(content: string): string {
  const folded = content.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(folded).digest('base64url');
}
