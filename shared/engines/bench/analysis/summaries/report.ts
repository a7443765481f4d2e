import { shareWithInterval } from '../../wilson.ts';
import { type Judged, judgeTold } from './judge.ts';
import type { ToldSite } from './told-site.ts';
import { toldSites } from './told-sites.ts';

/**
 * Prints how many summaries and audiences an honest owner would leave standing, by the rule of judge.ts.
 * @param isMissTold whether each of the development part that does not stand is printed; those held apart stay unread
 */
export async function reportToldSites(isMissTold: boolean): Promise<void> {
  console.log(
    '| told sites | sites | summaries stand | audience right | left empty | wrong |\n|---|---|---|---|---|---|',
  );
  for (const [part, sites] of Object.entries(toldSites)) {
    const judged = await Promise.all(sites.map(async (site) => ({ site, ...(await judgeTold(site)) })));
    const audiences = (is: Judged['audienceIs']) => judged.filter(({ audienceIs }) => audienceIs === is).length;
    // Not 'held' alone: rows.ts adds up the rows of the messy sites by their names.
    const cells = [
      `told ${part}`,
      judged.length,
      shareWithInterval(judged.filter(({ faults }) => faults.length === 0).length, judged.length),
      shareWithInterval(audiences('right'), judged.length),
      audiences('empty'),
      audiences('wrong'),
    ];
    console.log(`| ${cells.join(' | ')} |`);
    if (isMissTold && part !== 'held') for (const each of judged) tellMisses(each);
  }
  console.log('');
}

function tellMisses({ site, summary, audience, faults, audienceIs }: Judged & { site: ToldSite }): void {
  if (faults.length > 0) console.log(`- ${site.domain}: ${faults.join(', ')}: '${summary}'`);
  if (audienceIs !== 'right') console.log(`- ${site.domain}: audience ${audienceIs}: '${audience}'`);
}
