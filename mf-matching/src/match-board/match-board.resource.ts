import type { AnswerOf } from '@rezenso/contract/endpoint';
import { potentialMatchesLimit } from '@rezenso/contract/limits';
import { acceptMatch, listMatches, listMatchPages, listPotentialMatches, type Match } from '@rezenso/contract/matches';
import { call, prefetch, useEndpoint, useLongList } from '@rezenso/platform';

const suggestions = { query: { limit: potentialMatchesLimit } };

/** The signed-in business's matches, newest first. */
export function useMyMatches() {
  const newest = useEndpoint(listMatches);
  return { ...newest, data: useLongList(newest.data, listMatchPages, matchesOf) };
}

const matchesOf = ({ matches }: AnswerOf<typeof listMatchPages>) => matches;

/** Reads ahead what the page shows first. */
export async function prefetchMatchBoard(): Promise<void> {
  await Promise.all([prefetch(listMatches), prefetch(listPotentialMatches, suggestions)]);
}

export async function accept(match: Match) {
  await call(acceptMatch, { params: { id: match.id } });
}
