import { readFileSync } from 'node:fs';
import type { LabelledReview } from '../../src/reviews/style/lessons.ts';

/** Reads the labelled corpus: a CSV with the columns generated, hotel, city, upside and downside. */
export function readLabelledReviews(path: string): LabelledReview[] {
  const [header = [], ...rows] = parseCsv(readFileSync(path, 'utf8'));
  const column = (row: readonly string[], name: string): string => {
    const value = row[header.indexOf(name)]?.trim() ?? '';
    // The corpus was written by pandas, which spells an empty field "NaN" in some rows.
    return value === 'NaN' ? '' : value;
  };
  return rows.map((row) => ({
    hotel: column(row, 'hotel'),
    city: column(row, 'city'),
    isGenerated: column(row, 'generated') === '1',
    upside: column(row, 'upside'),
    downside: column(row, 'downside'),
  }));
}

/** Reads people's texts of four words and more: the column `review` or `text` of a CSV. */
export function readTexts(path: string): string[] {
  const [header = [], ...rows] = parseCsv(readFileSync(path, 'utf8'));
  const column = header.findIndex((name) => name === 'review' || name === 'text');
  if (column === -1) throw new Error(`${path} has no column review or text`);
  return rows.map((row) => row[column]?.trim() ?? '').filter((text) => text.split(/\s+/).length >= 4);
}

/** RFC 4180: quoted fields may hold separators, line breaks and doubled quotes. */
export function parseCsv(text: string, separator: ',' | ';' = ','): string[][] {
  const rows: string[][] = [[]];
  const fields = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}"\\r\\n]*))(${separator}|\\r?\\n|$)`, 'g');
  for (const match of text.matchAll(fields)) {
    const [whole, quoted, plain = '', end] = match;
    if (whole === '') break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== separator && end !== '') rows.push([]);
  }
  return rows.filter((row) => row.length > 1 || row[0] !== undefined);
}
