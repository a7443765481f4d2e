/** Prints the figures of the website analysis. Run: npx node shared/engines/bench/analysis/run.ts [--wrong] [--misses dev|held|told] [--sites <of each part>] */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { casesOf, emptySites } from './cases.ts';
import { evaluate, failureOf, type Outcome } from './evaluate.ts';
import { reportMessySites } from './messy/report.ts';
import { reportToldSites } from './summaries/report.ts';

const { values } = parseArgs({
  options: {
    wrong: { type: 'boolean' },
    misses: { type: 'string', multiple: true, default: [] },
    sites: { type: 'string', default: 'Infinity' },
  },
});
console.log(
  `Website analysis, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}\n`,
);
await reportMessySites(Number(values.sites), new Set(values.misses));
await reportToldSites(values.misses.includes('told'));
console.log('| part | sites | name | place | industry | at >= 0.7 | of these right | calibration error | ms a site |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const part of ['dev', 'test'] as const) {
  const cases = casesOf(part).slice(0, Number(values.sites));
  const started = performance.now();
  const outcomes = cases.map(evaluate);
  const took = (performance.now() - started) / cases.length;
  for (const damage of ['none', 'thin', 'mixed', ''])
    row(
      `${part} ${damage || 'all'}`,
      outcomes.filter((each) => each.id.endsWith(damage)),
      took,
    );
  if (values.wrong) wrong(outcomes);
  if (part === 'test') reliability(outcomes);
}
for (const { id, html } of emptySites) console.log(`empty: ${id}: ${await failureOf(html)}`);

function row(title: string, outcomes: readonly Outcome[], ms: number): void {
  const sure = outcomes.filter((each) => each.analysis.industryConfidence >= 0.7);
  const cells = [
    title,
    outcomes.length,
    share(outcomes, (each) => each.isNameRight),
    share(outcomes, (each) => each.isPlaceRight),
    share(outcomes, (each) => each.isIndustryRight),
    share(outcomes, (each) => each.analysis.industryConfidence >= 0.7),
    share(sure, (each) => each.isIndustryRight),
    calibrationError(outcomes).toFixed(3),
    ms.toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Expected calibration error over ten bins. */
function calibrationError(outcomes: readonly Outcome[]): number {
  return bins(outcomes).reduce((sum, bin) => sum + (Math.abs(bin.said - bin.right) * bin.count) / outcomes.length, 0);
}

function reliability(outcomes: readonly Outcome[]): void {
  console.log('\n| confidence | sites | said | right |\n|---|---|---|---|');
  for (const bin of bins(outcomes))
    console.log(
      `| ${bin.from.toFixed(1)}-${(bin.from + 0.1).toFixed(1)} | ${bin.count} | ${bin.said.toFixed(2)} | ${bin.right.toFixed(2)} |`,
    );
  console.log('');
}

function bins(outcomes: readonly Outcome[]) {
  return Array.from({ length: 10 }, (_, index) => {
    const inBin = outcomes.filter((each) => Math.min(9, Math.floor(each.analysis.industryConfidence * 10)) === index);
    const mean = (value: (each: Outcome) => number) =>
      inBin.reduce((sum, each) => sum + value(each), 0) / (inBin.length || 1);
    return {
      from: index / 10,
      count: inBin.length,
      said: mean((each) => each.analysis.industryConfidence),
      right: mean((each) => Number(each.isIndustryRight)),
    };
  }).filter((bin) => bin.count > 0);
}

function wrong(outcomes: readonly Outcome[]): void {
  for (const { id, analysis, isNameRight, isPlaceRight, isIndustryRight } of outcomes) {
    const parts = [
      isNameRight ? '' : `name '${analysis.companyName}'`,
      isPlaceRight ? '' : `place '${analysis.location}'`,
      isIndustryRight ? '' : `industry ${analysis.industry} ${analysis.industryConfidence}`,
    ];
    if (!(isNameRight && isPlaceRight && isIndustryRight)) console.log(`- ${id}: ${parts.filter(Boolean).join(', ')}`);
  }
}

function share(outcomes: readonly Outcome[], is: (each: Outcome) => boolean): string {
  return outcomes.length === 0 ? '-' : `${((outcomes.filter(is).length / outcomes.length) * 100).toFixed(1)} %`;
}
