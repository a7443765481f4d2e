/**
 * Prints how much of a profile that is filled in from a site its owner would leave standing: name, place, industry and kind, on invented sites of
 * trades that the other benches do not hold. With --wrong it tells the development sites that are not right.
 * Run: npx node shared/engines/bench/analysis/owners/report.ts [--wrong]
 */
import { parseArgs } from 'node:util';
import { findTrade, industriesOf } from '../../../src/trades/index.ts';
import { shareWithInterval } from '../../wilson.ts';
import { judgedOwnerSites } from './judge-owner-site.ts';

const { values } = parseArgs({ options: { wrong: { type: 'boolean' } } });
const surely = 0.7;
console.log(
  '| part | sites | name accepted | name wanted | place | industry right | at >= 0.7 | of these right | kind right | kind wrong | contradicting |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const part of ['dev', 'held'] as const) {
  const judged = await judgedOwnerSites(part);
  const share = (is: (each: (typeof judged)[number]) => boolean) =>
    shareWithInterval(judged.filter(is).length, judged.length);
  const sure = judged.filter(({ confidence }) => confidence >= surely);
  const cells = [
    part,
    judged.length,
    share(({ isNameAccepted }) => isNameAccepted),
    share(({ isNameWanted }) => isNameWanted),
    share(({ isPlaceRight }) => isPlaceRight),
    share(({ isIndustryRight }) => isIndustryRight),
    shareWithInterval(sure.length, judged.length),
    shareWithInterval(sure.filter(({ isIndustryRight }) => isIndustryRight).length, sure.length),
    share(({ isKindRight }) => isKindRight),
    judged.filter(({ kind, isKindRight }) => kind !== null && !isKindRight).length,
    judged.filter(({ kind, industry }) => isContradicting(kind, industry)).length,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (values.wrong && part === 'dev')
    for (const each of judged)
      if (!(each.isNameWanted && each.isPlaceRight && each.isIndustryRight && each.isKindRight))
        console.log(
          `- ${each.domain}: ${each.name} | ${each.location} | ${each.industry} ${each.confidence} | ${each.kind}`,
        );
}

function isContradicting(kind: string | null, industry: string): boolean {
  const trade = findTrade(kind);
  return trade !== undefined && industry !== '' && !industriesOf(trade).some((one) => one === industry.toLowerCase());
}
