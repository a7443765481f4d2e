import { analyseSite } from '../../../src/analysis/index.ts';
import { fetchSite } from '../messy/judge.ts';
import type { ToldSite } from './told-site.ts';

export interface Judged {
  summary: string;
  audience: string;
  /** What is wrong with the summary; none where an owner would leave it standing. */
  faults: string[];
  audienceIs: 'right' | 'empty' | 'wrong';
}

/** What no summary begins with: it would refer to what is not there. */
const dangling =
  /^(er|sie|es(?! (?:gibt|erwart))|ihn|ihm|diese[rsmn]?|dies|das ist|dabei|dort|hier|so|dafür|damit|danach|darauf|daraus|dazu|außerdem|beides|all das|denn|aber|this|that|it|they)(?!\p{L})/iu;
const mostCharacters = 360;

/**
 * The stated rule: a summary stands that has one of the accepted sentences and none of the forbidden ones, begins with no word that refers to
 * what is not there, and ends as a sentence within the length. An audience is right that has one of the accepted words and none of the forbidden.
 */
export async function judgeTold({
  domain,
  pages,
  told,
  never,
  audience,
  audienceNever = [],
}: ToldSite): Promise<Judged> {
  const { summary, targetAudience } = analyseSite((await fetchSite(pages, domain)).pages);
  const faults = [
    told.some((words) => (words === '' ? summary === '' : summary.includes(words))) ? '' : 'not told',
    ...never.map((words) => (summary.includes(words) ? `has '${words}'` : '')),
    dangling.test(summary) ? 'dangling' : '',
    summary === '' || (/[.!?…“"]$/.test(summary) && summary.length <= mostCharacters) ? '' : 'cut',
  ].filter(Boolean);
  return { summary, audience: targetAudience, faults, audienceIs: audienceIs(targetAudience, audience, audienceNever) };
}

function audienceIs(said: string, accepted: readonly string[], never: readonly string[]): Judged['audienceIs'] {
  if (said === '') return accepted.includes('') ? 'right' : 'empty';
  const isAccepted = accepted.some((words) => words !== '' && said.includes(words));
  return isAccepted && !never.some((words) => said.includes(words)) ? 'right' : 'wrong';
}
