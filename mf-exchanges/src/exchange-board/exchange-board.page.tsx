import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { HeldAccountBanner } from '@rezenso/domain/held-account';
import { MatchAreas } from '@rezenso/domain/match-areas';
import { useSession } from '@rezenso/platform';
import { Link, useSearchParams } from '@rezenso/platform/router';
import { LinkButton, TextLink } from '@rezenso/ui/actions';
import { AsyncContent, Banner, EmptyState } from '@rezenso/ui/feedback';
import { ArrowLeftRightIcon } from '@rezenso/ui/icons';
import { Page, Stack } from '@rezenso/ui/layout';
import { TabPanel, Tabs } from '@rezenso/ui/tabs';
import { space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { styled } from 'styled-components';
import { arrangedIn } from '../appointments/arranged-in.ts';
import {
  appointmentParameter,
  blockedPartnersPath,
  exchangeParameter,
  matchesPath,
  matchParameter,
  tabParameter,
} from '../paths.ts';
import { boardTexts } from '../texts.de.ts';
import { useMyExchanges } from './exchange-board.resource.ts';
import { ExchangeBoardSkeleton } from './exchange-board.skeleton.tsx';
import { ExchangeFiguresRow } from './exchange-figures.tsx';
import { type ExchangeTab, exchangesOf, exchangeTabs, tabOf, tabToBegin, tabWith } from './exchange-groups.ts';
import { ExchangeList } from './exchange-list.tsx';
import { isToRevise, nextStepInMatch, nextStepOfOne } from './exchange-steps.ts';

export { prefetchExchangeBoard as prefetch } from './exchange-board.resource.ts';

/** Stands when the last exchange went with a block, too. */
const WayBack = styled(Text)`
  margin-top: ${space(8)};
`;

/** /exchanges: what the business has to write, and what it gets. */
export default function ExchangeBoardPage() {
  const reading = useMyExchanges();
  return (
    <Page title={boardTexts.title} description={boardTexts.description}>
      <MatchAreas current="/exchanges" />
      <Stack gap={6}>
        <HeldAccountBanner />
        <AsyncContent
          reading={reading}
          failed={{ title: boardTexts.failedTitle, level: 2 }}
          loading={<ExchangeBoardSkeleton />}
        >
          {(data) => <Board exchanges={data} />}
        </AsyncContent>
        <WayBack size="sm" tone="muted">
          {boardTexts.blockedHint}{' '}
          <TextLink as={Link} to={blockedPartnersPath}>
            {boardTexts.toBlocked}
          </TextLink>
        </WayBack>
      </Stack>
    </Page>
  );
}

function Board({ exchanges }: { exchanges: readonly ReviewExchange[] }) {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  // Chosen once: what changes while somebody reads leads nobody away.
  const [begun] = useState(() => tabToBegin(exchanges, user?.id));
  const match = search.get(matchParameter);
  const named = exchanges.find(({ id }) => id === search.get(exchangeParameter));
  const arranged = arrangedIn(exchanges, search.get(appointmentParameter), user?.id);
  const opened = named
    ? nextStepOfOne(named, user?.id)
    : (arranged?.opened ?? (match ? nextStepInMatch(exchanges, match, user?.id) : undefined));
  const wanted = named ?? arranged?.exchange ?? opened?.exchange ?? exchanges.find(({ matchId }) => matchId === match);
  // A link clicked here leads as well as one from elsewhere: the list begins anew with it.
  const target = [exchangeParameter, appointmentParameter, matchParameter].map((name) => search.get(name)).join();
  const tab = tabOf(search.get(tabParameter)) ?? (wanted ? tabWith(wanted) : begun);
  const showTab = (value: ExchangeTab) => setSearch({ [tabParameter]: value }, { replace: true });
  const hasToRevise = exchanges.some((exchange) => exchange.reviewerId === user?.id && isToRevise(exchange));
  const hasBegun = exchanges.some(({ reviewerId, status }) => reviewerId === user?.id && status === 'in_progress');
  const isNamed = search.has(exchangeParameter) || search.has(appointmentParameter);
  const missing = isNamed && !wanted && (
    <Banner tone="info" title={boardTexts.missingTitle}>
      {exchanges.length === 0 ? boardTexts.missingAll : boardTexts.missing}
    </Banner>
  );
  if (exchanges.length === 0)
    return (
      <Stack gap={4}>
        {missing}
        <NoExchanges />
      </Stack>
    );
  return (
    <Stack gap={8}>
      {missing}
      <ExchangeFiguresRow exchanges={exchanges} />
      <Tabs
        label={boardTexts.tabsLabel}
        tabs={exchangeTabs.map((value) => ({
          value,
          label: boardTexts.tabs[value],
          count: exchangesOf(value, exchanges).length,
        }))}
        value={tab}
        onChange={showTab}
      >
        {exchangeTabs.map((value) => (
          <TabPanel key={value} value={value}>
            <ExchangeList
              key={target}
              tab={value}
              exchanges={exchangesOf(value, exchanges)}
              hasToRevise={hasToRevise}
              hasBegun={hasBegun}
              onHappened={({ id }) => setSearch({ [exchangeParameter]: id }, { replace: true })}
              onShowHandedIn={() => showTab(value === 'all' ? 'all' : 'in_progress')}
              {...(value === tab && opened && { opened, onClosed: () => showTab(tab) })}
            />
          </TabPanel>
        ))}
      </Tabs>
    </Stack>
  );
}

function NoExchanges() {
  return (
    <EmptyState
      icon={ArrowLeftRightIcon}
      title={boardTexts.noneTitle}
      description={boardTexts.noneDescription}
      level={2}
      action={
        <LinkButton as={Link} to={matchesPath}>
          {boardTexts.noneAction}
        </LinkButton>
      }
    />
  );
}
