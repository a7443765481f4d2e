import type { Match } from '@rezenso/contract/matches';
import { Text } from '@rezenso/ui/typography';
import { matchTexts } from '../texts.de.ts';

/** Small print under a recommendation: whether it was computed or a language model worded it. */
export function WordedBy({ engine }: { engine: Match['recommendationEngine'] }) {
  return (
    <Text size="xs" tone="muted">
      {matchTexts.wordedBy[engine]}
    </Text>
  );
}
