import { firstReadAt } from './first-reads.ts';
import { listPotentialMatches } from './matches.ts';

it('knows the call behind an address, with a query that it takes', () => {
  expect(firstReadAt('/api/matches/potential?limit=20')).toBe(listPotentialMatches);
  expect(firstReadAt('/api/matches/potential')).toBe(listPotentialMatches);
});

it.each([
  ['of another site', 'https://evil.example/api/matches'],
  ['of no call', '/api/nothing'],
  ['that changes something', '/api/auth/dev-bypass'],
  ['with a place for a value', '/api/reviews/:id/evidence'],
  ['with a value in its path', '/api/reviews/7/evidence'],
  ['with a query that the call does not take', '/api/matches/potential?limit=none'],
  ['with a query where the call has none', '/api/profile?full=1'],
  ['that waits for what happens', '/api/live?after=7'],
  ['with two queries', '/api/matches/potential?limit=20?limit=20'],
])('takes no address %s for a first read', (_, address) => {
  expect(firstReadAt(address)).toBeUndefined();
});
