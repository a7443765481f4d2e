import { Panel } from '@rezenso/ui/containers';
import { Stack } from '@rezenso/ui/layout';
import { Eyebrow, Text } from '@rezenso/ui/typography';
import { matchTexts } from '../texts.de.ts';

/** What the partner wrote to the member. */
export function Words({ from, words }: { from: string; words: string }) {
  return (
    <Panel>
      <Stack gap={1}>
        <Eyebrow>{matchTexts.wordsOf(from)}</Eyebrow>
        <Text size="sm" preserveLines>
          {words}
        </Text>
      </Stack>
    </Panel>
  );
}
