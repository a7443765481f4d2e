/**
 * Writes geonames-postal.tsv: what the generator needs of GeoNames' postal codes (https://www.geonames.org, CC BY 4.0), one
 * line per country and postcode: code, then each named place with its coordinates x 1000.
 *
 * Run: node shared/engines/tables/places/import-postal.ts <folder>, where zipcodes.{de,at,ch,li}.csv lie. Taken from the
 * conversion at github.com/zauberware/postal-codes-json-xml-csv (commit a6e8df1, March 2026), which changes the format alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { germanPostcodes } from './sources.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the CSV files');

/** GeoNames gives each large customer a row; postcodes of companies alone are none where anybody is. */
const known = new Set(germanPostcodes().keys());

const lines = ['de', 'at', 'ch', 'li'].flatMap((country) => {
  const rows = new Map<string, Map<string, string>>();
  for (const [, code = '', place = '', , , , , community = '', , latitude, longitude] of readCsv(country)) {
    if (country === 'de' && !known.has(code)) continue;
    const name = nameOf(country, place, community);
    const places = rows.get(code) ?? new Map<string, string>();
    const point = `${Math.round(Number(latitude) * 1000)} ${Math.round(Number(longitude) * 1000)}`;
    if (!places.has(name)) rows.set(code, places.set(name, point));
  }
  return [...rows].map(([code, places]) => [
    country.toUpperCase() + code,
    ...[...places].map(([name, point]) => `${name}|${point}`),
  ]);
});
lines.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
const header =
  '# GeoNames postal codes, https://www.geonames.org, CC BY 4.0. Shortened by import-postal.ts; do not edit.';
writeFileSync(
  new URL('./geonames-postal.tsv', import.meta.url),
  [header, ...lines.map((line) => line.join('\t')), ''].join('\n'),
);

/** Austria's rows are hamlets by the dozen: its communities are enough. Swiss post numbers its offices ('Davos Platz 1'). */
function nameOf(country: string, place: string, community: string): string {
  if (country === 'at') return place.startsWith('Wien, ') ? 'Wien' : community;
  return place.replace(/ \d+$/, '').trim();
}

function readCsv(country: string): string[][] {
  const text = readFileSync(path.join(folder ?? '', `zipcodes.${country}.csv`), 'utf8');
  return text.split('\n').slice(1).filter(Boolean).map(cells);
}

/** The cells of a line; a comma inside of quotes parts none. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
