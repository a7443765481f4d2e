import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCsv } from '../../bench/reviews/labelled-reviews.ts';
import { sources } from './sources.ts';

/** The texts of one source without doubles. @throws when the file is not the one that was measured with */
export function readSource(folder: string, file: string): string[] {
  const texts = textsOf(file, contentOf(folder, file)).map((text) => text.trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** The whole file of a source. @throws when it is not the one that was measured with */
export function contentOf(folder: string, file: string): string {
  const bytes = readFileSync(path.join(folder, file));
  const source = sources.find((one) => one.file === file);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (source?.sha256 !== found) throw new Error(`${file} is not ${source?.path} of ${source?.repository}: ${found}`);
  return bytes.toString('utf8');
}

function textsOf(file: string, content: string): string[] {
  if (file === 'coffee.json') return reviewsInJson(content);
  if (file === 'books.tsv') return lines(content).map((line) => line.slice(line.indexOf('\t') + 1));
  if (file === 'clinics.csv') return clinicsIn(content);
  if (file.startsWith('germeval')) return lines(content).map(postIn);
  const [header = [], ...rows] = parseCsv(content);
  const column = header.findIndex((name) => ['text_noanonymization', 'review'].includes(name));
  const texts = rows.map((row) => row[column === -1 ? header.indexOf('text') : column] ?? '');
  return file === 'household.csv' ? texts.filter(isGerman) : texts;
}

const lines = (content: string): string[] => content.split(/\r?\n/).filter((line) => line.includes('\t'));

/** A post as somebody could have written it into a form: without whom it answers. */
function postIn(line: string): string {
  return (line.split('\t')[0] ?? '').replaceAll('|LBR|', '\n').replace(/@\w+/g, '').trim();
}

function reviewsInJson(content: string): string[] {
  const parsed: unknown = JSON.parse(content);
  if (!Array.isArray(parsed)) throw new Error('The file of reviews is no list');
  return parsed.map((item: { review?: unknown }) => (typeof item.review === 'string' ? item.review : ''));
}

/** Semicolons separate here; the review is what the heading calls so. */
function clinicsIn(content: string): string[] {
  const [header = [], ...rows] = parseCsv(content, ';');
  const column = header.indexOf('Erfahrungsbericht');
  return rows
    .map((row) => withoutTranslation(row[column] ?? ''))
    .filter((text) => text !== 'Kein Text' && isGerman(text));
}

export function withoutTranslation(text: string): string {
  return text.replace(/\(Übersetzt von Google\)[\s\S]*/, '');
}

/** The files of clinics and household goods hold other languages as well. */
export function isGerman(text: string): boolean {
  const known = text.match(/\b(und|der|die|das|ich|nicht|ist|war|sehr|mit|auch|gut|wir|ein|eine|nur)\b/gi) ?? [];
  return known.length >= Math.max(1, 0.08 * (text.match(/\S+/g)?.length ?? 0));
}
