import { MatchAreas } from '@rezenso/domain/match-areas';
import { FilterBar, SearchInput, Select } from '@rezenso/ui/inputs';
import { Page, Stack } from '@rezenso/ui/layout';
import { SuggestedPartners } from '../suggested-partners/suggested-partners.tsx';
import { boardTexts } from '../texts.de.ts';
import { ActiveMatches } from './active-matches.tsx';
import { DeclinedMatches } from './declined-matches.tsx';
import { useMyMatches } from './match-board.resource.ts';
import { statusFilterOf, statusFilters } from './match-filter.ts';
import { AllMessagesLink } from './messages-link.tsx';
import { useMatchFilter } from './use-match-filter.ts';

export { prefetchMatchBoard as prefetch } from './match-board.resource.ts';

/** /matches: the business's matches and whom to ask next. */
export default function MatchBoardPage() {
  const matches = useMyMatches();
  const [filter, setFilter] = useMatchFilter();
  return (
    <Page title={boardTexts.title} description={boardTexts.description} actions={<AllMessagesLink />}>
      <MatchAreas current="/matches" />
      <Stack gap={10}>
        <Stack gap={6}>
          <FilterBar>
            <SearchInput
              label={boardTexts.search}
              placeholder={boardTexts.searchPlaceholder}
              value={filter.search}
              onChange={(search) => setFilter({ ...filter, search })}
            />
            <Select
              aria-label={boardTexts.filter}
              value={filter.status}
              options={statusFilters.map((value) => ({ value, label: boardTexts.filters[value] }))}
              onChange={(event) => setFilter({ ...filter, status: statusFilterOf(event.target.value) })}
            />
          </FilterBar>
          <ActiveMatches reading={matches} filter={filter} onReset={() => setFilter({ search: '', status: 'all' })} />
        </Stack>
        {matches.data && <DeclinedMatches matches={matches.data} />}
        <SuggestedPartners search={filter.search} />
      </Stack>
    </Page>
  );
}
