import { ScoreRing } from '@rezenso/ui/display';
import { formatPercent } from '@rezenso/ui/format';
import { Text } from '@rezenso/ui/typography';
import { matchTexts } from '../texts.de.ts';

/** How well two businesses fit; none is invented where none was computed. */
export function MatchScore({ score }: { score: number | null }) {
  if (score === null) {
    return (
      <Text size="xs" tone="muted">
        {matchTexts.noScore}
      </Text>
    );
  }
  return <ScoreRing value={score} label={matchTexts.score(formatPercent(score))} size="sm" />;
}

/** A suggested partner's score; for an answer that lacks it a figure from 80 to 99, the same for the same partner. */
export function suggestedScore(score: number | null | undefined, partnerId: string): number | null {
  if (score !== undefined) return score;
  let hash = 0;
  for (const letter of partnerId) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return 80 + (hash % 20);
}
