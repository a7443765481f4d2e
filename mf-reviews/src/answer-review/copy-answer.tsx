import type { Review } from '@rezenso/contract/reviews';
import { platformName } from '@rezenso/domain/platforms';
import { Link } from '@rezenso/platform/router';
import { Button, ExternalLink, TextLink } from '@rezenso/ui/actions';
import { fieldId } from '@rezenso/ui/fields';
import { CheckIcon, CopyIcon } from '@rezenso/ui/icons';
import { FieldHint } from '@rezenso/ui/inputs';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { platformsPath } from '../paths.ts';
import { useOwnPage } from './answer-review.resource.ts';
import { answerTexts as texts } from './texts.de.ts';

/** Takes the answer to the platform: copies it, and leads there where the business named its page. */
export function CopyAnswer({ text, platform }: { text: string; platform: Review['source'] }) {
  // The very text, so that another one is not called copied.
  const [copied, setCopied] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const isCopied = copied === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setFailed(false);
    } catch {
      select(fieldId('text'));
      setFailed(true);
    }
  };
  return (
    <Stack gap={2}>
      <Inline gap={4}>
        <Button
          variant="secondary"
          size="sm"
          iconStart={isCopied ? CheckIcon : CopyIcon}
          disabled={text === ''}
          onClick={() => void copy()}
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <ToPlatform platform={platform} />
      </Inline>
      <div role="status">{hasFailed && <FieldHint>{texts.copyFailed}</FieldHint>}</div>
    </Stack>
  );
}

function ToPlatform({ platform }: { platform: Review['source'] }) {
  const page = useOwnPage(platform);
  if (page === undefined) return null;
  return (
    <ExternalLink address={page} otherwise={<NoAddress />}>
      {texts.toPlatform(platformName(platform))}
    </ExternalLink>
  );
}

function NoAddress() {
  return (
    <Text as="span" size="sm" tone="muted">
      {texts.noAddress}{' '}
      <TextLink as={Link} to={platformsPath}>
        {texts.addAddress}
      </TextLink>
    </Text>
  );
}

function select(id: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.select();
}
