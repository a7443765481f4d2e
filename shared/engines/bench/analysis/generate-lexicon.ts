/**
 * Maps the German names and synonyms of @openstreetmap/id-tagging-schema to the 15 industries and writes
 * shared/engines/src/analysis/industry/lexicon.generated.ts. Run: npx node shared/engines/bench/analysis/generate-lexicon.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type IndustryLabel, industryLabels } from '@rezenso/contract/vocabulary';
import { fold } from '../../src/analysis/page/text.ts';
import { ambiguousTerms, osmIndustries, type Shares } from './osm-industries.ts';

interface Preset {
  name?: string;
  terms?: string[];
}

const target = new URL('../../src/analysis/industry/lexicon.generated.ts', import.meta.url);
const load = createRequire(import.meta.url);
const { version, license } = load('@openstreetmap/id-tagging-schema/package.json') as {
  version: string;
  license: string;
};
const source = load.resolve('@openstreetmap/id-tagging-schema/dist/translations/de.json');
const presets = (JSON.parse(readFileSync(source, 'utf8')) as { de: { presets: { presets: Record<string, Preset> } } })
  .de.presets.presets;

const terms = new Map<string, { weight: number; shares: Shares[] }>();
let kinds = 0;
for (const [kind, preset] of Object.entries(presets)) {
  const shares = osmIndustries.find(([pattern]) => pattern.test(kind))?.[1] ?? {};
  if (Object.keys(shares).length === 0) continue;
  kinds += 1;
  for (const [index, written] of [preset.name ?? '', ...(preset.terms ?? [])].entries()) {
    for (const term of written.split(/\s*[/,(]\s*/).map(clean)) {
      if (!isUseful(term)) continue;
      const known = terms.get(term) ?? { weight: 0, shares: [] };
      known.weight = Math.max(known.weight, index === 0 ? 2.5 : 2);
      known.shares.push(shares);
      terms.set(term, known);
    }
  }
}

const groups = new Map<string, string[]>();
for (const [term, { weight, shares }] of [...terms].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const mean = average(shares);
  if (Math.max(...Object.values(mean)) < 0.3) continue;
  const key = `${weight}, [${pairs(mean)}]`;
  groups.set(key, [...(groups.get(key) ?? []), term]);
}
const rows = [...groups]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, words]) => `  [${key}, '${words.join(', ')}'],`);
writeFileSync(
  target,
  `/**
 * Written by \`npx node shared/engines/bench/analysis/generate-lexicon.ts\` from @openstreetmap/id-tagging-schema ${version}
 * (${license} License, Copyright (c) iD Contributors). ${kinds} kinds of business. Each row: weight, pairs of an industry's
 * position in \`industryLabels\` and its share in percent, and the folded German terms with this meaning.
 */
export const generatedTerms: ReadonlyArray<readonly [weight: number, shares: readonly number[], terms: string]> = [
${rows.join('\n')}
];
`,
);
console.log(`${terms.size} terms in ${rows.length} groups from ${kinds} kinds of business`);

function clean(term: string): string {
  return fold(term)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function isUseful(term: string): boolean {
  return (
    term.length >= 5 &&
    term.length <= 40 &&
    term.split(' ').length <= 3 &&
    !ambiguousTerms.has(term) &&
    !/^\d/.test(term)
  );
}

/** Terms of several kinds keep the mean of their industries. */
function average(all: readonly Shares[]): Shares {
  const sum: Shares = {};
  for (const shares of all) {
    for (const [industry, share] of Object.entries(shares) as Array<[IndustryLabel, number]>)
      sum[industry] = (sum[industry] ?? 0) + share / all.length;
  }
  return sum;
}

function pairs(shares: Shares): string {
  return (Object.entries(shares) as Array<[IndustryLabel, number]>)
    .map(([industry, share]) => `${industryLabels.indexOf(industry)}, ${Math.round(share * 100)}`)
    .join(', ');
}
