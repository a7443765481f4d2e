import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { withFigures } from './figures.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

export const { articleTopics } = german;
export type ArticleTopic = keyof typeof articleTopics;

/** A page of the help centre, from a Markdown file beside this one. */
export interface Article {
  /** The name of its file, and the last part of its address: the same in every language. */
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
const folders: Readonly<Record<Language, string>> = { de: folder, en: path.join(folder, 'en') };
const head = /^# (.+)\n\n<!-- (?:Thema: (\w+)\. Suche|Topic: (\w+)\. Search): (.+) -->\n\n(.+)\n/;

const kept: Partial<Record<Language, readonly Article[]>> = {};

const topics = inLanguages(german, { en: english });

/** Every article in a language, by its title's place in the alphabet; read when somebody first asks. */
export function articlesIn(language: Language): readonly Article[] {
  kept[language] ??= read(language);
  return kept[language];
}

/** What the help centre is divided into, in this order, by the names of a language. */
export const topicsIn = (language: Language): Readonly<Record<ArticleTopic, string>> => topics(language).articleTopics;

function read(language: Language): readonly Article[] {
  return readdirSync(folders[language])
    .filter((file) => file.endsWith('.md'))
    .map((file) =>
      articleOf(file.replace(/\.md$/, ''), readFileSync(path.join(folders[language], file), 'utf8'), language),
    )
    .toSorted((one, other) => one.title.localeCompare(other.title, language));
}

/**
 * Reads an article.
 * @throws {Error} when it has no title, no known topic or no first paragraph, or names a figure that nobody knows
 */
export function articleOf(slug: string, text: string, language: Language = 'de'): Article {
  const source = withFigures(text.replaceAll('\r\n', '\n'), language);
  const [, title = '', german, other = '', words = '', summary = ''] = head.exec(source) ?? [];
  const topic = german ?? other;
  if (!isTopic(topic)) throw new Error(`The article ${slug} has no head as the others do`);
  return { slug, path: `/hilfe/${slug}`, topic, title, summary: withoutLinks(summary), words, source };
}

function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

function isTopic(name: string): name is ArticleTopic {
  return Object.hasOwn(articleTopics, name);
}
