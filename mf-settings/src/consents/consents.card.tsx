import { type Consent, listConsents } from '@rezenso/contract/consents';
import { allEmailTypes } from '@rezenso/contract/vocabulary';
import { useEndpoint } from '@rezenso/platform';
import { Collapsible } from '@rezenso/ui/accordion';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { AsyncContent, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { HistoryIcon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { formatDateAndTime } from '../date-and-time.ts';
import { preferenceTexts } from '../email-preferences/texts.de.ts';
import { deviceName } from '../texts.de.ts';
import { consentTexts } from './texts.de.ts';

const What = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** What a member agreed to: what stands and since when, and how it came about. */
export default function ConsentsCard() {
  const reading = useEndpoint(listConsents);
  return (
    <Section title={consentTexts.title} description={consentTexts.description}>
      <AsyncContent
        reading={reading}
        failed={{ title: consentTexts.loadFailed, level: 3 }}
        loading={
          <Loading>
            <SkeletonCard lines={3} />
          </Loading>
        }
      >
        {({ standing, history, hasMore }) => (
          <Card>
            {history.length === 0 ? (
              <EmptyState
                icon={HistoryIcon}
                title={consentTexts.empty}
                description={consentTexts.emptyDescription}
                level={3}
              />
            ) : (
              <CardBody>
                <Stack gap={6}>
                  <Standing consents={standing} />
                  <History consents={history} hasMore={hasMore} />
                </Stack>
              </CardBody>
            )}
          </Card>
        )}
      </AsyncContent>
    </Section>
  );
}

function Standing({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return <Text tone="muted">{consentTexts.nothingStanding}</Text>;
  return (
    <Stack as="ul" gap={5} aria-label={consentTexts.standing}>
      {consents.map((consent) => (
        <li key={consent.id}>
          <Inline gap={2}>
            <Text as="span">{thingOf(consent)}</Text>
            {!isLegal(consent) && (
              <Badge tone={consent.isGiven ? 'success' : 'neutral'}>
                {consent.isGiven ? consentTexts.on : consentTexts.off}
              </Badge>
            )}
          </Inline>
          <Circumstances consent={consent} begin={isLegal(consent) ? legalSince(consent) : since(consent)} />
        </li>
      ))}
    </Stack>
  );
}

function History({ consents, hasMore }: { consents: readonly Consent[]; hasMore: boolean }) {
  return (
    <Collapsible title={consentTexts.history}>
      <Stack gap={5}>
        <Stack as="ul" gap={5} aria-label={consentTexts.history}>
          {consents.map((consent) => (
            <li key={consent.id}>
              <Text as="span">{thingOf(consent)}</Text>
              <Circumstances
                consent={consent}
                begin={isLegal(consent) ? legalSince(consent) : `${turnOf(consent)} ${at(consent)}`}
              />
            </li>
          ))}
        </Stack>
        {hasMore && <Text tone="muted">{consentTexts.more}</Text>}
      </Stack>
    </Collapsible>
  );
}

/** When, by what means and by whom, and below it under which text. */
function Circumstances({ consent, begin }: { consent: Consent; begin: string }) {
  const { kind, version } = consent;
  const parts = [begin, meansOf(consent), whose(consent)].filter(Boolean);
  const text = kind === 'terms' ? consentTexts.termsText : consentTexts.privacyText;
  return (
    <What>
      <Text tone="muted" size="sm">
        {parts.join(', ')}
      </Text>
      {version && (
        <Text tone="muted" size="sm">
          {versionOf(consent.isVersionCurrent, text, version)}
        </Text>
      )}
    </What>
  );
}

function versionOf(isCurrent: boolean | undefined, text: string, version: string): string {
  if (isCurrent === undefined) return consentTexts.version(text, version);
  return isCurrent ? consentTexts.versionOfToday(text) : consentTexts.formerVersion(text, version);
}

function thingOf({ kind, about }: Consent): string {
  const { things, unknownDevice } = consentTexts;
  if (kind === 'email') return things.email(nameOfMails(about));
  if (kind === 'push') return things.push(about === null ? unknownDevice : deviceName(about));
  return things[kind](about ?? '');
}

/** Kinds that a newer server knows are called as it calls them. */
function nameOfMails(type: string | null): string {
  const known = allEmailTypes.find((one) => one === type);
  return known ? preferenceTexts.types[known].label : (type ?? '');
}

function isLegal({ kind }: Consent): boolean {
  return kind === 'terms' || kind === 'privacy';
}

function at(consent: Consent): string {
  return consentTexts.at(formatDateAndTime(consent.at));
}

function legalSince(consent: Consent): string {
  return `${consentTexts.legal}, ${at(consent)}`;
}

function since({ at: moment, means }: Consent): string {
  return consentTexts[means === 'earlier' ? 'sinceBefore' : 'since'](formatDateAndTime(moment));
}

function turnOf({ isGiven }: Consent): string {
  return isGiven ? consentTexts.given : consentTexts.takenBack;
}

/** Nothing is switched on by itself: of that only an older server did not say how. */
function meansOf({ means, isGiven }: Consent): string | null {
  return means === 'system' && isGiven ? null : consentTexts.means[means];
}

function whose({ isByColleague, person }: Consent): string | null {
  if (!isByColleague) return null;
  return person === null ? consentTexts.byFormerColleague : consentTexts.byColleague(person);
}
