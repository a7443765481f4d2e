import type { ReportedPage as Page } from '@rezenso/contract/admin';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { formatDate } from '@rezenso/ui/format';
import { ExternalLinkIcon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { reasonLabels, pageTexts as texts } from './texts.de.ts';

interface ReportedPageProps {
  page: Page;
  /** Missing for who may not. */
  onChange?: (() => void) | undefined;
}

/** The page that a case is about, as it stands now, and the way to hide it. */
export function ReportedPage({ page, onChange }: ReportedPageProps) {
  const { address, isPublished, hidden } = page;
  return (
    <Section title={texts.title}>
      <Stack gap={4}>
        {hidden ? (
          <Panel>
            <Text size="sm" weight="medium">
              {texts.hidden(formatDate(hidden.since), reasonLabels[hidden.reason])}
            </Text>
            <Text size="sm" preserveLines>
              {hidden.text}
            </Text>
          </Panel>
        ) : (
          <Text size="sm">{address === null ? texts.gone : isPublished ? texts.shown : texts.off}</Text>
        )}
        <Inline gap={3}>
          {address !== null && isPublished && (
            <LinkButton variant="secondary" href={address} target="_blank" iconEnd={ExternalLinkIcon}>
              {texts.open}
            </LinkButton>
          )}
          {onChange && address !== null && (
            <Button variant="secondary" onClick={onChange}>
              {hidden ? texts.allow : texts.hide}
            </Button>
          )}
        </Inline>
      </Stack>
    </Section>
  );
}
