import type { Point } from './distance.ts';

/** Federal states and well-known regions people give as location: middle of the populated area, to about 20 km. */
const regions: readonly (readonly [names: string, latitude: number, longitude: number])[] = [
  ['Baden-Württemberg|BaWü', 48.66, 9.0],
  ['Bayern|Bavaria', 48.9, 11.5],
  ['Brandenburg (Land)|Land Brandenburg', 52.4, 13.3],
  ['Hessen', 50.4, 8.8],
  ['Mecklenburg-Vorpommern|MV|Meck-Pomm', 53.8, 12.4],
  ['Niedersachsen', 52.6, 9.4],
  ['Nordrhein-Westfalen|NRW', 51.4, 7.2],
  ['Rheinland-Pfalz|RLP', 49.9, 7.5],
  ['Saarland', 49.35, 7.0],
  ['Sachsen-Anhalt', 51.8, 11.8],
  ['Sachsen', 51.0, 13.2],
  ['Schleswig-Holstein', 54.2, 9.8],
  ['Thüringen', 50.95, 11.0],
  ['Ruhrgebiet|Ruhrpott', 51.5, 7.2],
  ['Rhein-Main-Gebiet|Rhein-Main', 50.08, 8.55],
  ['Rhein-Neckar', 49.47, 8.55],
  ['Schwarzwald', 48.2, 8.2],
  ['Allgäu', 47.7, 10.4],
  ['Bodensee', 47.65, 9.4],
  ['Ostfriesland', 53.45, 7.5],
  ['Münsterland', 51.95, 7.6],
  ['Sauerland', 51.25, 8.1],
  ['Eifel', 50.3, 6.7],
  ['Harz', 51.75, 10.7],
  ['Lausitz', 51.5, 14.3],
  ['Franken', 49.6, 10.9],
  ['Oberbayern', 47.95, 11.6],
  ['Niederrhein', 51.55, 6.4],
  ['Rügen', 54.4, 13.4],
  ['Sylt', 54.9, 8.32],
  ['Usedom', 53.95, 14.05],
  ['Breisgau', 48.0, 7.8],
  ['Taunus', 50.2, 8.5],
  ['Steiermark', 47.2, 15.3],
  ['Tirol', 47.25, 11.4],
  ['Vorarlberg', 47.3, 9.8],
  ['Kärnten', 46.7, 14.2],
  ['Oberösterreich', 48.2, 14.0],
  ['Niederösterreich', 48.3, 15.9],
  ['Burgenland', 47.7, 16.4],
];

export interface Region extends Point {
  readonly name: string;
}

/** Every spelling of a region with its point; the first spelling is its name. */
export const regionSpellings: readonly (readonly [spelling: string, region: Region])[] = regions.flatMap(
  ([names, latitude, longitude]) => {
    const spellings = names.split('|');
    const region = { name: (spellings[0] ?? '').replace(' (Land)', ''), latitude, longitude };
    return spellings.map((spelling) => [spelling, region] as const);
  },
);
