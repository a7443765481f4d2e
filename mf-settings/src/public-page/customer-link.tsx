import { urlOf } from '@rezenso/contract/endpoint';
import { type AskedPlatform, downloadPrintSheet, type PublicPage } from '@rezenso/contract/public-page';
import { PlatformIcon, platformName } from '@rezenso/domain/platforms';
import { Link } from '@rezenso/platform/router';
import { LinkButton, TextLink } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { DownloadIcon, FileDownIcon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { settingsTabPath } from '../paths.ts';
import { CopyField } from './copy-field.tsx';
import { customerTexts as texts } from './texts.de.ts';
import { Visits } from './visits.tsx';

/** White in both themes: readers of codes need the contrast. */
const Code = styled.img`
  width: 10rem;
  height: 10rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.sm};
  background: #fff;
`;

/** What leads customers to the business's profiles, and what the platforms say about asking them. */
export function CustomerLink({ page }: { page: PublicPage }) {
  return (
    <Section title={texts.title} description={texts.description}>
      <Stack gap={4}>
        <Card>
          <CardBody>
            {page.asksCustomers ? <LinkAndCode page={page} /> : <Text tone="muted">{texts.isOff}</Text>}
          </CardBody>
        </Card>
        <Card>
          <CardBody>
            <Rules platforms={page.platforms} />
          </CardBody>
        </Card>
        {page.asksCustomers && <Visits />}
      </Stack>
    </Section>
  );
}

function LinkAndCode({ page }: { page: PublicPage }) {
  const code = `/b/${page.name}/code.svg`;
  return (
    <Stack gap={5}>
      <CopyField label={texts.address} value={page.customerAddress} />
      <Inline gap={5}>
        <Code src={code} alt={texts.code} />
        <Stack gap={3} align="start">
          <LinkButton variant="secondary" iconStart={FileDownIcon} href={urlOf(downloadPrintSheet)} download>
            {texts.sheet}
          </LinkButton>
          <LinkButton variant="ghost" iconStart={DownloadIcon} href={code} download={`qr-code-${page.name}.svg`}>
            {texts.saveCode}
          </LinkButton>
        </Stack>
      </Inline>
    </Stack>
  );
}

function Rules({ platforms }: { platforms: readonly AskedPlatform[] }) {
  return (
    <Stack gap={4}>
      <Heading level={3} size="xs">
        {texts.rules}
      </Heading>
      {platforms.length === 0 && (
        <Text tone="muted">
          {texts.none}{' '}
          <TextLink as={Link} to={settingsTabPath('platforms')}>
            {texts.add}
          </TextLink>
        </Text>
      )}
      <Stack as="ul" gap={4}>
        {platforms.map(({ platform, isListed, rule }) => (
          <Stack as="li" key={platform} gap={1}>
            <Inline gap={2}>
              <PlatformIcon platform={platform} size="sm" />
              <Text weight="medium">{platformName(platform)}</Text>
              <Badge tone={isListed ? 'success' : 'neutral'}>{isListed ? texts.listed : texts.notListed}</Badge>
            </Inline>
            <Text tone="muted" size="sm">
              {rule}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
