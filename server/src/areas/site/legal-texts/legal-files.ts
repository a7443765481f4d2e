import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@rezenso/contract/language';
import type { Logger } from 'pino';
import type { LegalText } from './legal-text.ts';

/** `missing`: no file, or nothing in it. `unfinished`: gaps of the example are left. `unreadable`: it is there and cannot be read. */
export type LegalFile = { state: 'ready'; text: LegalText } | { state: 'missing' | 'unfinished' | 'unreadable' };

/** A file with the language that it is written in. */
export type TranslatedFile = LegalFile & { writtenIn: Language };

/** How long what was read counts, so that a changed file shows soon and a busy page reads little. */
const freshForMs = 15_000;
/** Far above what anybody writes, far below what would keep the process busy. */
const mostBytes = 512 * 1024;

interface Kept {
  file: Promise<LegalFile>;
  readAt: number;
}

/**
 * Reads the operator's texts from their folder, anew after fifteen seconds.
 * @param folder undefined when none was named
 */
export function legalFiles(folder: string | undefined, now: () => Date, log: Pick<Logger, 'warn'>) {
  const kept = new Map<string, Kept>();

  async function read(name: string, language: Language): Promise<LegalFile> {
    if (!folder) return { state: 'missing' };
    const known = kept.get(name);
    const moment = now().getTime();
    if (known && Math.abs(moment - known.readAt) < freshForMs) return known.file;
    const file = readAnew(path.resolve(folder, name), language, log);
    kept.set(name, { file, readAt: moment });
    return file;
  }

  return {
    /** The German text in a file of this name, in the state that it was in at most fifteen seconds ago. */
    read: (name: string): Promise<LegalFile> => read(name, 'de'),

    /** The text as the operators translated it (`agb.en.md` beside `agb.md`), otherwise the German one. */
    async readIn(language: Language, name: string): Promise<TranslatedFile> {
      const own = language === 'de' ? undefined : await read(name.replace(/\.md$/, `.${language}.md`), language);
      if (own?.state === 'ready') return { ...own, writtenIn: language };
      return { ...(await read(name, 'de')), writtenIn: 'de' };
    },
  };
}

export type LegalFiles = ReturnType<typeof legalFiles>;

async function readAnew(file: string, language: Language, log: Pick<Logger, 'warn'>): Promise<LegalFile> {
  try {
    const { size } = await stat(file);
    if (size > mostBytes) throw new Error(`${file} has ${size} bytes; ${mostBytes} are read at most`);
    const source = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
    if (source.trim() === '') return { state: 'missing' };
    // Only who shows such texts loads what reads Markdown.
    const { isUnfinished, legalText } = await import('./legal-text.ts');
    return isUnfinished(source) ? { state: 'unfinished' } : { state: 'ready', text: legalText(source, language) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { state: 'missing' };
    log.warn({ err: error, file }, 'a text of the operators cannot be read');
    return { state: 'unreadable' };
  }
}
