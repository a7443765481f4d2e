import { type AuditEntry, auditActions } from '@rezenso/contract/admin';
import { tellFailure } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { HistoryIcon } from '@rezenso/ui/icons';
import { FilterBar, SearchInput, Select } from '@rezenso/ui/inputs';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { FailedArea } from '../admin/failed-area.tsx';
import { oneOf } from '../admin/one-of.ts';
import { useAddress, useTypedFilter } from '../admin/use-address.ts';
import { auditTexts, refusedActions } from '../texts.de.ts';
import { type AuditFilter, readMore, useAuditLog } from './audit-log.resource.ts';
import { AuditRow } from './audit-row.tsx';

/** Tab 'Protokoll': who did what to whom and when. */
export default function AuditLog() {
  const { parameters, change } = useAddress();
  const filter: AuditFilter = {
    action: oneOf(auditActions, parameters.get('action')),
    actor: parameters.get('actor') ?? '',
    subject: parameters.get('subject') ?? '',
  };
  const [actor, setActor] = useTypedFilter(filter.actor, (next) => change({ actor: next }));
  const [subject, setSubject] = useTypedFilter(filter.subject, (next) => change({ subject: next }));
  return (
    <>
      <FilterBar>
        <SearchInput label={auditTexts.actor} value={actor} onChange={(next) => setActor(next.slice(0, 254))} />
        <SearchInput label={auditTexts.subject} value={subject} onChange={(next) => setSubject(next.slice(0, 254))} />
        <Select
          aria-label={auditTexts.action}
          value={filter.action ?? 'all'}
          options={[
            { value: 'all', label: auditTexts.allActions },
            ...auditActions.map((value) => ({ value, label: auditTexts.actions[value] })),
          ]}
          onChange={(event) => change({ action: event.target.value })}
        />
      </FilterBar>
      <Text size="sm" tone="muted">
        {auditTexts.description}
      </Text>
      <Entries key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const { data, error, isReloading, reload } = useAuditLog(filter);
  if (error) {
    return (
      <FailedArea
        error={error}
        title={auditTexts.failedTitle}
        refusedAction={refusedActions.audit}
        onRetry={reload}
        retrying={isReloading}
      />
    );
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonCard lines={6} />
      </Loading>
    );
  }
  if (data.entries.length === 0)
    return <NoEntries isFiltered={Boolean(filter.action || filter.actor || filter.subject)} />;
  // Newer entries start the list anew: what was loaded after the old first page no longer follows.
  return <List key={data.entries[0]?.id} first={data} filter={filter} />;
}

interface AuditPage {
  entries: readonly AuditEntry[];
  nextCursor: string | null;
}

function List({ first, filter }: { first: AuditPage; filter: AuditFilter }) {
  const [{ entries, nextCursor }, setLoaded] = useState<AuditPage>(first);
  const [isLoading, setLoading] = useState(false);
  const loadMore = async (cursor: string) => {
    setLoading(true);
    try {
      const next = await readMore(filter, cursor);
      setLoaded({ entries: [...entries, ...next.entries], nextCursor: next.nextCursor });
    } catch (error) {
      tellFailure(error, { title: auditTexts.failedTitle, description: auditTexts.moreFailed });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Stack gap={5}>
      <Stack as="ol" gap={0} aria-label={auditTexts.list}>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </Stack>
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
  const { change } = useAddress();
  return (
    <EmptyState
      icon={HistoryIcon}
      title={isFiltered ? auditTexts.noHitsTitle : auditTexts.emptyTitle}
      description={isFiltered ? auditTexts.noHitsDescription : auditTexts.emptyDescription}
      level={2}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={() => change({ action: '', actor: '', subject: '' })}>
            {auditTexts.reset}
          </Button>
        )
      }
    />
  );
}
