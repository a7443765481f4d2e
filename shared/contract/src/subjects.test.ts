import { allEndpoints } from './all-endpoints.ts';
import { changedBy } from './changed-by.ts';
import { followChanges } from './live.ts';
import { neverStale, readsOf, readsOfAll, type Subject } from './subjects.ts';

const reads = allEndpoints.filter(({ endpoint }) => endpoint.method === 'GET').map(({ endpoint }) => endpoint);
const shown: Record<Subject, readonly string[]> = readsOf;
const paths = new Set(Object.values(shown).flat());

describe('what can change', () => {
  it('names only reads that exist', () => {
    const known = new Set(reads.map(({ path }) => path));
    expect([...paths, ...Object.keys(neverStale)].filter((path) => !known.has(path))).toEqual([]);
  });

  it('covers every read of people who are signed in, but for those that no page keeps and the one that tells of it', () => {
    const apart = new Set([...Object.keys(neverStale), followChanges.path]);
    const kept = reads.filter(({ access, path }) => access !== 'public' && !apart.has(path));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
    expect(Object.keys(neverStale).filter((path) => paths.has(path))).toEqual([]);
  });

  it('keeps what only admins read apart from what members read', () => {
    for (const [subject, of] of Object.entries(shown)) {
      const access = new Set(reads.filter(({ path }) => of.includes(path)).map((read) => read.access === 'admin'));
      expect([subject, access.size]).toEqual([subject, 1]);
    }
  });

  it('is told of by a call or an event, each subject', () => {
    const ofCalls = allEndpoints.flatMap(({ endpoint }) => endpoint.changes ?? []);
    const ofEvents = Object.values(changedBy).flatMap((byField) => Object.values<readonly Subject[]>(byField).flat());
    // Entries of the feed are written by jobs alone, which tell of them themselves.
    const told = new Set<Subject>([...ofCalls, ...ofEvents, 'activities']);
    expect(Object.keys(shown).filter((subject) => !told.has(subject as Subject))).toEqual([]);
  });

  it('tells members of what members read, and staff of the admin area', () => {
    const isOfAdmins = (subject: Subject) => shown[subject].some((path) => path.startsWith('/api/admin/'));
    for (const [event, byField] of Object.entries(changedBy))
      for (const [field, subjects] of Object.entries<readonly Subject[]>(byField))
        expect([event, field, subjects.every((subject) => isOfAdmins(subject) === (field === 'staff'))]).toEqual([
          event,
          field,
          true,
        ]);
  });
});

it('lists each read once, whatever shows it', () => {
  expect(readsOfAll([])).toEqual([]);
  expect(readsOfAll(['notifications', 'session', 'notifications'])).toEqual(['/api/notifications', '/api/auth/user']);
});

it('stays within what a header and a message hold, all of it together', () => {
  expect([...paths].join(' ').length).toBeLessThan(2_000);
  expect([...paths].filter((path) => /\s/.test(path))).toEqual([]);
});
