import { parseCsv } from '../../bench/reviews/labelled-reviews.ts';
import { contentOf, isGerman, withoutTranslation } from './read-sources.ts';

/** The sources that name whom a review is about. */
export type BusinessFile = 'doctors.xml' | 'restaurants.csv' | 'clinics.csv';

/** The different texts about each business of a source, by its name or number. @throws when the file is not the one that was measured with */
export function businessesIn(folder: string, file: BusinessFile): Map<string, string[]> {
  const businesses = new Map<string, Set<string>>();
  for (const [business, text] of readers[file](contentOf(folder, file))) {
    const known = businesses.get(business) ?? new Set();
    businesses.set(business, text.trim() === '' ? known : known.add(text.trim()));
  }
  return new Map([...businesses].map(([business, texts]) => [business, [...texts]]));
}

type Read = (content: string) => [business: string, text: string][];

const readers: Record<BusinessFile, Read> = {
  'doctors.xml': (content) =>
    [...content.matchAll(/<review><metadata doctor_name="([^"]*)"[^>]*\/><text>([\s\S]*?)<\/text>/g)].map(
      ([, doctor = '', text = '']) => [doctor, unescaped(text)],
    ),
  'restaurants.csv': (content) => {
    const [header = [], ...rows] = parseCsv(content);
    const [business, text] = [header.indexOf('restaurant_id'), header.indexOf('text_noanonymization')];
    return rows.map((row) => [row[business] ?? '', row[text] ?? '']);
  },
  'clinics.csv': (content) => {
    const [header = [], ...rows] = parseCsv(content, ';');
    const [business, text] = [header.indexOf('Klinik'), header.indexOf('Erfahrungsbericht')];
    return rows
      .map((row): [string, string] => [row[business]?.trim() ?? '', withoutTranslation(row[text] ?? '').trim()])
      .filter(([, written]) => written !== 'Kein Text' && isGerman(written));
  },
};

const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (sign) => signs[sign] ?? sign);
}
