import { type Level, levels } from '@rezenso/contract/vocabulary';
import { levelNames } from '@rezenso/domain/levels';
import { CheckIcon, Icon } from '@rezenso/ui/icons';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { levelTexts } from './texts.de.ts';

const { color } = tokens;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(${levels.length}, minmax(0, 1fr));
`;

/** A step with the line that leads to it. */
const Step = styled.li<{ $isReached: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  color: ${({ $isReached }) => ($isReached ? color.text : color.textMuted)};
  font-size: 0.8125rem;
  font-weight: 550;
  line-height: 1.25rem;
  & + &::before {
    content: '';
    position: absolute;
    top: 0.6875rem;
    right: calc(50% + 1.125rem);
    left: calc(-50% + 1.125rem);
    height: 2px;
    border-radius: ${tokens.radius.full};
    background: ${({ $isReached }) => ($isReached ? color.accent : color.accentTrack)};
  }
`;

const Knot = styled.span<{ $isReached: boolean }>`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${({ $isReached }) => ($isReached ? color.accent : color.accentTrack)};
  border-radius: ${tokens.radius.full};
  background: ${({ $isReached }) => ($isReached ? color.accent : 'transparent')};
  color: ${color.onAccent};
`;

/** All levels in a row, reached ones filled. */
export function LevelLadder({ current }: { current: Level }) {
  return (
    <Steps aria-label={levelTexts.ladder}>
      {levels.map((level, index) => {
        const isReached = index <= levels.indexOf(current);
        return (
          <Step key={level} $isReached={isReached} aria-current={level === current ? 'step' : undefined}>
            <Knot $isReached={isReached}>{isReached && <Icon of={CheckIcon} size="sm" />}</Knot>
            {levelNames[level]}
          </Step>
        );
      })}
    </Steps>
  );
}
