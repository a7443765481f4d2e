import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { SpecialtyId } from '@rezenso/contract/specialties';
import { shortName } from '../text/short-name.ts';
import { allTopics } from '../trades/index.ts';
import * as german from './common-ground.de.ts';
import english from './common-ground.en.ts';
import { type CommonGround, commonGround, isOfCustomers } from './common-ground.ts';
import type { Linked } from './link-sentences.de.ts';
import type { LinkWordings } from './link-sentences.ts';
import type { MatchMember } from './member.ts';
import type { Before, Statement } from './statement.ts';
import type { Wordings } from './trade-sentences.de.ts';

const groundWords = inLanguages(german, { en: english });

/** What both profiles tell that goes together, the strongest first; what was told of a partner above gives way. */
export function groundsOf(
  a: MatchMember,
  b: MatchMember,
  timesTold: Before['timesTold'],
  isBuying: boolean,
): CommonGround[] {
  const givesWay = 0.3;
  // Who was just told to buy there is not told to sell there in the next sentence.
  const grounds = commonGround(a, b).filter((ground) => !(isBuying && ground.kind === 'customer' && !ground.isReader));
  // Whose customers businesses like the other are is not told twice.
  const isForOther = grounds.some(({ kind }) => kind === 'customer');
  const worth = (ground: CommonGround) => ground.strength - givesWay * timesTold(keyOf(ground));
  return grounds
    .filter((ground) => !(isForOther && ground.kind === 'shared' && isOfCustomers(ground.id)))
    .toSorted((one, other) => worth(other) - worth(one));
}

/** From here on few have in common what both have. */
const close = 0.6;

/** @param linked what both offer, where nothing else tells that */
export function commonStatements(
  grounds: readonly CommonGround[],
  b: MatchMember,
  language: Language,
  linked: Linked | undefined,
): Statement[] {
  const name = shortName(b.companyName);
  return grounds.map((ground, at): Statement => {
    const told = { kind: 'common', link: keyOf(ground), isClose: ground.strength >= close } as const;
    const tellsServices =
      at === 0 && linked !== undefined && !linked.isInName && ground.kind === 'shared' && isOfferedFor.has(ground.id);
    const wordings = tellsServices
      ? groundWords(language).bothOffer(ground.id, name, linked.own, linked.theirs)
      : groundWordings(ground, name, language);
    return { ...told, wordings, tellsServices };
  });
}

/** For whom or when both offer something, each in its own trade. */
const isOfferedFor = new Set<SpecialtyId>(['children', 'seniors', 'weddings', 'parties', 'company_events']);

/** When a link says by an occasion what a ground tells of both. */
const sameOccasions: Readonly<Record<string, SpecialtyId>> = {
  wedding: 'weddings',
  feast: 'parties',
  children: 'children',
  age: 'seniors',
  visiting: 'holidaymakers',
};

/** Whether a link says what a ground tells of both. */
export const isOfGround = ({ id }: LinkWordings, grounds: readonly CommonGround[]) =>
  grounds.some((ground) => ground.kind === 'shared' && ground.id === sameOccasions[id]);

function keyOf(ground: CommonGround): string {
  if (ground.kind === 'team') return 'team';
  if (ground.kind === 'topic') return `topic ${ground.ids.join(' ')}`;
  return `${ground.kind} ${ground.kind === 'named' ? ground.word : ground.id}`;
}

function groundWordings(ground: CommonGround, name: string, language: Language): Wordings {
  const { bothHave, worksForYou, youWorkFor, forYourTeam, forTheirTeam, bothTell, bothName } = groundWords(language);
  if (ground.kind === 'topic') return bothTell(topicWords(ground.ids, language), name);
  if (ground.kind === 'named') return bothName(ground.word, name);
  if (ground.kind === 'shared') return bothHave(ground.id, name);
  if (ground.kind === 'team') return (ground.isReader ? forYourTeam : forTheirTeam)(name);
  return (ground.isReader ? worksForYou : youWorkFor)(ground.id, name);
}

const topicWords = (ids: readonly string[], language: Language) =>
  ids.flatMap((id) => allTopics().get(id)?.words[language] ?? []);
