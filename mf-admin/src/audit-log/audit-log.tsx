import { loggedActions } from '@rezenso/contract/admin';
import { tellFailure } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { HistoryIcon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { AreaContent } from '../admin/area-content.tsx';
import { isRefused } from '../admin/failed-fetch.ts';
import { oneOf } from '../admin/one-of.ts';
import { useAddress } from '../admin/use-address.ts';
import { auditTexts, refusedActions } from '../texts.de.ts';
import { AuditFilters, AuditNote, endsBeforeItBegins, isFiltered } from './audit-filters.tsx';
import { type AuditFilter, type Entry, entriesOf, isDay, readMore, useAuditLog } from './audit-log.resource.ts';
import { AuditList, AuditRow } from './audit-row.tsx';

/** Tab 'Protokoll': who did what to whom and when. The address keeps the filters. */
export default function AuditLog() {
  const { parameters } = useAddress();
  const dayIn = (name: string) => [parameters.get(name) ?? ''].find(isDay) ?? '';
  const filter: AuditFilter = {
    action: oneOf(loggedActions, parameters.get('action')),
    actor: parameters.get('actor') ?? '',
    subject: parameters.get('subject') ?? '',
    from: dayIn('from'),
    to: dayIn('to'),
  };
  return (
    <>
      <AuditFilters filter={filter} />
      <Stack gap={4}>
        <AuditNote filter={filter} />
        {!endsBeforeItBegins(filter) && <Entries key={JSON.stringify(filter)} filter={filter} />}
      </Stack>
    </>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const reading = useAuditLog(filter);
  return (
    <AreaContent
      reading={reading}
      title={auditTexts.failedTitle}
      refusedAction={refusedActions.audit}
      loading={
        <Loading>
          <SkeletonCard lines={6} />
        </Loading>
      }
      isEmpty={(page) => entriesOf(page).length === 0}
      empty={<NoEntries isFiltered={isFiltered(filter)} />}
    >
      {(page) => (
        // Newer entries start the list anew: what was loaded after the old first page no longer follows.
        <List
          key={entriesOf(page)[0]?.id}
          first={{ entries: entriesOf(page), nextCursor: page.nextCursor }}
          filter={filter}
          onRefused={reading.reload}
        />
      )}
    </AreaContent>
  );
}

interface ShownPage {
  entries: readonly Entry[];
  nextCursor: string | null;
}

interface ListProps {
  first: ShownPage;
  filter: AuditFilter;
  /** The role is no longer enough: reading anew says so in place. */
  onRefused: () => void;
}

function List({ first, filter, onRefused }: ListProps) {
  const [{ entries, nextCursor }, setLoaded] = useState<ShownPage>(first);
  const [isLoading, setLoading] = useState(false);
  const loadMore = async (cursor: string) => {
    setLoading(true);
    try {
      const next = await readMore(filter, cursor);
      setLoaded({ entries: [...entries, ...next.entries], nextCursor: next.nextCursor });
    } catch (error) {
      if (isRefused(error)) onRefused();
      else tellFailure(error, { title: auditTexts.failedTitle, description: auditTexts.moreFailed });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Stack gap={5}>
      <AuditList aria-label={auditTexts.list}>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </AuditList>
      {nextCursor && (
        <Inline justify="center">
          <Button variant="secondary" loading={isLoading} onClick={() => loadMore(nextCursor)}>
            {auditTexts.more}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon={HistoryIcon}
      title={isFiltered ? auditTexts.noHitsTitle : auditTexts.emptyTitle}
      description={isFiltered ? auditTexts.noHitsDescription : auditTexts.emptyDescription}
      level={2}
    />
  );
}
