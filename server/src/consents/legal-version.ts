import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Digits of the digest that name a text: far more than texts of one site need, and short enough to be compared by eye. */
const digits = 16;

/**
 * Which text of the operators stands: the first digits of the SHA-256 of the file, so that whoever keeps the file can prove what it said.
 * The German one decides; it is what its translations translate.
 * @param folder undefined when none was named
 * @returns null when there is no text
 */
export async function legalVersion(
  folder: string | undefined,
  file: 'datenschutz.md' | 'agb.md',
): Promise<string | null> {
  if (!folder) return null;
  try {
    const text = await readFile(path.resolve(folder, file));
    return text.toString('utf8').trim() === ''
      ? null
      : createHash('sha256').update(text).digest('hex').slice(0, digits);
  } catch {
    // Missing or unreadable, of which the page of the text tells the operators.
    return null;
  }
}
