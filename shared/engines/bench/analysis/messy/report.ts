import { shareWithInterval } from '../../wilson.ts';
import { type Judged, judge } from './judge.ts';
import { parts } from './messy-business.ts';
import { messyCases } from './messy-cases.ts';

/** Prints what was read on the messy sites; the misses of the held-apart part stay unread unless asked for by name. */
export async function reportMessySites(most: number, misses: ReadonlySet<string>): Promise<void> {
  console.log(
    '| messy sites | sites | name accepted | name first choice | place DE | place AT, CH | summary clean | industry at >= 0.7 | of these right |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const part of parts) {
    const judged: Judged[] = [];
    for (const each of messyCases(part).slice(0, most)) judged.push(await judge(each));
    row(part, judged);
    if (misses.has(part)) for (const each of judged) tellMisses(each);
  }
  console.log('');
}

function row(part: string, judged: readonly Judged[]): void {
  const share = (of: readonly Judged[], is: (each: Judged) => boolean | undefined) => {
    const answered = of.map(is).filter((each) => each !== undefined);
    return shareWithInterval(answered.filter(Boolean).length, answered.length);
  };
  const [inside, abroad] = [true, false].map((isGerman) =>
    judged.filter((each) => (each.country === 'DE') === isGerman),
  );
  const cells = [
    part,
    judged.length,
    share(judged, (each) => each.isNameAccepted),
    share(judged, (each) => each.isNameFirst),
    share(inside ?? [], (each) => each.isPlaceRight),
    share(abroad ?? [], (each) => each.isPlaceRight),
    share(judged, (each) => each.isSummaryRight),
    share(judged, isSure),
    share(judged.filter(isSure), (each) => each.isIndustryRight),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function isSure({ confidence }: Judged): boolean {
  return confidence >= 0.7;
}

function tellMisses({ id, name, location, summary, industry, confidence, ...is }: Judged): void {
  const parts = [
    is.isNameAccepted ? (is.isNameFirst ? '' : `not first '${name}'`) : `NAME '${name}'`,
    is.isPlaceRight === false ? `place '${location}'` : '',
    is.isSummaryRight === false ? `summary '${summary}'` : '',
    is.isIndustryRight && confidence >= 0.7 ? '' : `industry ${industry} ${confidence}`,
  ].filter(Boolean);
  if (parts.length > 0) console.log(`- ${id}: ${parts.join(', ')}`);
}
