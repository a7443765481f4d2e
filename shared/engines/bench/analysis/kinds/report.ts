/**
 * Prints how often the kind of business is found, and how often a wrong one is said. Only the development parts, unless --held.
 * Run: npx node shared/engines/bench/analysis/kinds/report.ts [--held] [--wrong] [--missed]; the two latter tell cases of the development parts.
 */
import { parseArgs } from 'node:util';
import { AnalysisError } from '../../../src/analysis/analysis-error.ts';
import { analyseSite } from '../../../src/analysis/index.ts';
import { findTrade } from '../../../src/trades/index.ts';
import { shareWithInterval } from '../../wilson.ts';
import { fetchSite } from '../messy/judge.ts';
import { type KindCase, sentenceCases, siteCases, tidyCases, untidyCases } from './kind-cases.ts';

const { values } = parseArgs({
  options: { held: { type: 'boolean' }, wrong: { type: 'boolean' }, missed: { type: 'boolean' } },
});
const developed: ReadonlyArray<[part: string, cases: readonly KindCase[]]> = [
  ['sentences, development', sentenceCases('dev')],
  ['sites of thin kinds', siteCases()],
  ['tidy, development', tidyCases('dev')],
  ...(['dev', 'dev2', 'dev3', 'dev4'] as const).map((part): [string, KindCase[]] => [
    `messy, ${part}`,
    untidyCases(part),
  ]),
];
const heldApart = (): ReadonlyArray<[part: string, cases: readonly KindCase[]]> => [
  ['sentences, held', sentenceCases('held')],
  ['tidy, test', tidyCases('test')],
  ...(['held', 'held2', 'held3'] as const).map((part): [string, KindCase[]] => [`messy, ${part}`, untidyCases(part)]),
];

const surely = 0.7;
console.log(
  '| part | cases | kind right | wrong | of those answered, wrong | industry of the kind | right of those sure |',
);
console.log('|---|---|---|---|---|---|---|');
for (const [part, cases] of developed) await row(part, cases, true);
if (values.held) for (const [part, cases] of heldApart()) await row(part, cases, false);

async function row(part: string, cases: readonly KindCase[], isTold: boolean): Promise<void> {
  let [right, wrong, sure, sureRight, filed] = [0, 0, 0, 0, 0];
  for (const each of cases) {
    const { trade, industry, confidence } = await answerTo(each);
    const isRight = trade !== null && each.kinds.includes(trade);
    if (isRight) right += 1;
    else if (trade !== null) wrong += 1;
    const fits = each.kinds.some((kind) => findTrade(kind)?.industries.some((one) => one === industry.toLowerCase()));
    if (fits) filed += 1;
    if (confidence >= surely) sure += 1;
    if (confidence >= surely && fits) sureRight += 1;
    if (!isTold) continue;
    if (values.wrong && trade !== null && !isRight)
      console.log(`- wrong ${trade} for ${each.kinds.join(' ')}: ${each.id}`);
    if (values.missed && trade === null && each.kinds.length > 0)
      console.log(`- missed ${each.kinds.join(' ')} (${industry} ${confidence}): ${each.id}`);
  }
  const known = cases.filter(({ kinds }) => kinds.length > 0).length;
  const cells = [
    part,
    cases.length,
    shareWithInterval(right, known),
    wrong,
    shareWithInterval(wrong, right + wrong),
    shareWithInterval(filed, known),
    shareWithInterval(sureRight, sure),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

async function answerTo({ site, domain }: KindCase) {
  try {
    const { pages } = await fetchSite(site, domain);
    const { trade, industry, industryConfidence } = analyseSite(pages);
    return { trade, industry: industry ?? '', confidence: industryConfidence };
  } catch (error) {
    if (!(error instanceof AnalysisError)) throw error;
    return { trade: null, industry: '', confidence: 0 };
  }
}
