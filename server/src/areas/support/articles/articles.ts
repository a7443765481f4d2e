import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withFigures } from './figures.ts';

/** What the help centre is divided into, in this order. */
export const articleTopics = {
  konto: 'Konto und Anmeldung',
  profil: 'Profil und Plattformen',
  partner: 'Matches und Partner',
  austausch: 'Austausch und Bewertungen',
  fortschritt: 'Fortschritt',
  pro: 'Pro',
  oeffentlich: 'Nach außen zeigen',
  hilfe: 'Hilfe bekommen',
} as const;
export type ArticleTopic = keyof typeof articleTopics;

/** A page of the help centre, from a Markdown file beside this one. */
export interface Article {
  /** The name of its file, and the last part of its address. */
  slug: string;
  path: string;
  topic: ArticleTopic;
  title: string;
  /** Its first paragraph, as plain words. */
  summary: string;
  /** Words that people search by and the text does not say. */
  words: string;
  /** The whole text in Markdown, title included, its figures filled in. */
  source: string;
}

const folder = path.join(import.meta.dirname, 'texts');
const head = /^# (.+)\n\n<!-- Thema: (\w+)\. Suche: (.+) -->\n\n(.+)\n/;

/** Every article, by its title's place in the alphabet. */
export const articles: readonly Article[] = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => articleOf(file.replace(/\.md$/, ''), readFileSync(path.join(folder, file), 'utf8')))
  .toSorted((one, other) => one.title.localeCompare(other.title, 'de'));

/**
 * Reads an article.
 * @throws {Error} when it has no title, no known topic or no first paragraph, or names a figure that nobody knows
 */
export function articleOf(slug: string, text: string): Article {
  const source = withFigures(text.replaceAll('\r\n', '\n'));
  const [, title = '', topic = '', words = '', summary = ''] = head.exec(source) ?? [];
  if (!isTopic(topic)) throw new Error(`The article ${slug} has no head as the others do`);
  return { slug, path: `/hilfe/${slug}`, topic, title, summary: withoutLinks(summary), words, source };
}

function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

function isTopic(name: string): name is ArticleTopic {
  return Object.hasOwn(articleTopics, name);
}
