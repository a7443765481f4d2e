import { loggedActions, readProcessingRecords } from '@rezenso/contract/admin';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { FileTextIcon } from '@rezenso/ui/icons';
import { Field, FilterBar, Input, SearchInput, Select } from '@rezenso/ui/inputs';
import { Inline } from '@rezenso/ui/layout';
import { above, space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { useAddress, useChosenFilter, useTypedFilter } from '../admin/use-address.ts';
import { auditTexts } from '../texts.de.ts';
import { type AuditFilter, isDay } from './audit-log.resource.ts';

const nothing = { action: '', actor: '', subject: '', from: '', to: '' };
const longestAddress = 254;
/** Only the days have a label in sight; the others stand as low as their fields. */
const dayLabelHeight = '1.625rem';

/** Whoever acted and whoever it concerned share a line, and so do the days; on a laptop all stand in one. */
const Filters = styled.div`
  display: grid;
  width: 100%;
  align-items: start;
  gap: ${space(3)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > :nth-child(-n + 3) { grid-column: 1 / -1; }
  & input[type='date'] { height: 2.75rem; padding-block: 0; }
  ${above.tablet} {
    & > :nth-child(-n + 2) { grid-column: auto; }
  }
  ${above.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) 13rem 10.5rem 10.5rem;
    & > :nth-child(-n + 3) { grid-column: auto; margin-top: ${dayLabelHeight}; }
  }
`;

/** Who, whom, what and when. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const chooseAction = useChosenFilter('action');
  const [actor, setActor] = useTypedFilter('actor');
  const [subject, setSubject] = useTypedFilter('subject');
  return (
    <FilterBar label={auditTexts.filters}>
      <Filters>
        <SearchInput
          label={auditTexts.actor}
          value={actor}
          onChange={(next) => setActor(next.slice(0, longestAddress))}
        />
        <SearchInput
          label={auditTexts.subject}
          value={subject}
          onChange={(next) => setSubject(next.slice(0, longestAddress))}
        />
        <Select
          aria-label={auditTexts.action}
          value={filter.action ?? 'all'}
          options={[
            { value: 'all', label: auditTexts.allActions },
            ...loggedActions.map((value) => ({
              value,
              label: auditTexts.actions[value],
            })),
          ]}
          onChange={(event) => chooseAction(event.target.value)}
        />
        <Day name="from" label={auditTexts.from} />
        <Day name="to" label={auditTexts.to} error={endsBeforeItBegins(filter) && auditTexts.endsBeforeItBegins} />
      </Filters>
    </FilterBar>
  );
}

interface DayProps {
  name: 'from' | 'to';
  label: string;
  error?: string | false;
}

/** A day as the browser asks for it. What is no day yet, because the year is still being typed, stays in the field. */
function Day({ name, label, error }: DayProps) {
  const [typed, setTyped] = useTypedFilter(name, isDayOrNone);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}

function isDayOrNone(typed: string): boolean {
  return typed === '' || isDay(typed);
}

/** What the log is, a way back to all of it, and what else stands written down of what is processed here. */
export function AuditNote({ filter }: { filter: AuditFilter }) {
  const { change } = useAddress();
  return (
    <Inline gap={4} justify="between">
      <Text size="sm" tone="muted">
        {auditTexts.description}
      </Text>
      {isFiltered(filter) && (
        <Button variant="ghost" size="sm" onClick={() => change(nothing)}>
          {auditTexts.reset}
        </Button>
      )}
      <LinkButton
        href={readProcessingRecords.path}
        target="_blank"
        variant="secondary"
        size="sm"
        iconStart={FileTextIcon}
        aria-label={`${auditTexts.records}, ${auditTexts.recordsHint}`}
      >
        {auditTexts.records}
      </LinkButton>
    </Inline>
  );
}

export function isFiltered({ action, actor, subject, from, to }: AuditFilter): boolean {
  return Boolean(action || actor || subject || from || to);
}

export function endsBeforeItBegins({ from, to }: AuditFilter): boolean {
  return from !== '' && to !== '' && to < from;
}
