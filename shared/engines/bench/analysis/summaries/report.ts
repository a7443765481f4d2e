/**
 * Prints how many summaries and audiences an honest owner would leave standing, by the rule of judge.ts.
 * Run: npx node shared/engines/bench/analysis/summaries/report.ts [--wrong] (of the development part: each that does not stand)
 */
import { parseArgs } from 'node:util';
import { shareWithInterval } from '../../wilson.ts';
import { judgeTold } from './judge.ts';
import { toldSites } from './told-sites.ts';

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } });

console.log('| part | summaries stand | audience right | left empty | wrong |\n|---|---|---|---|---|');
for (const [part, sites] of Object.entries(toldSites)) {
  const judged = await Promise.all(sites.map(async (site) => ({ site, ...(await judgeTold(site)) })));
  const audiences = (is: string) => judged.filter(({ audienceIs }) => audienceIs === is).length;
  const cells = [
    part,
    shareWithInterval(judged.filter(({ faults }) => faults.length === 0).length, judged.length),
    shareWithInterval(audiences('right'), judged.length),
    audiences('empty'),
    audiences('wrong'),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (!values.wrong || part !== 'dev') continue;
  for (const { site, summary, audience, faults, audienceIs } of judged) {
    if (faults.length > 0) console.log(`- ${site.domain}: ${faults.join(', ')}: '${summary}'`);
    if (audienceIs !== 'right') console.log(`- ${site.domain}: audience ${audienceIs}: '${audience}'`);
  }
}
