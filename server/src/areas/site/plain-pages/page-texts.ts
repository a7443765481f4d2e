import type { ReleaseReader } from '@rezenso/releases/reader';
import type { Logger } from 'pino';
import * as z from 'zod/mini';

const landing = z.object({ html: z.string(), css: z.string() });

/** A page that is drawn at build time, as its release brings it. */
export type ReadyPage = z.infer<typeof landing>;

/**
 * Texts of a release that a page carries and can do without: one that is missing or broken leaves the page plain, or
 * drawn by the browser alone, and is said once in the log.
 */
export function pageTexts(releases: Pick<ReleaseReader, 'text'>, log: Pick<Logger, 'error'>) {
  const told = new Set<string>();

  async function found<T>(file: string, read: (text: string) => T): Promise<T | undefined> {
    try {
      const text = read(await releases.text(file));
      told.delete(file);
      return text;
    } catch (error) {
      if (!told.has(file)) log.error({ err: error, file }, 'pages are sent without a file of their release');
      told.add(file);
      return undefined;
    }
  }

  return {
    styles: (file: string): Promise<string | undefined> => found(file, (text) => text),
    landingPage: async (file: string | undefined): Promise<ReadyPage | undefined> =>
      file ? found(file, (text) => z.parse(landing, JSON.parse(text))) : undefined,
  };
}
