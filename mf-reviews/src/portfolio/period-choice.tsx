import { type ReviewPeriod, reviewPeriods } from '@rezenso/contract/reviews';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { portfolioTexts } from '../texts.de.ts';

const Choices = styled.fieldset`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: ${space(1)};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.sunken};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  padding: 0 ${space(3)};
  border-radius: calc(${tokens.radius.sm} - 2px);
  color: ${tokens.color.textMuted};
  font-size: 0.875rem;
  font-weight: 550;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${tokens.motion.fast};
  ${above.laptop} { min-height: 2rem; }
  &:hover { color: ${tokens.color.text}; }
  &:has(:checked) { background: ${tokens.color.surface}; color: ${tokens.color.text}; box-shadow: ${tokens.shadow.low}; }
  &:has(:focus-visible) { outline: 2px solid ${tokens.color.focus}; outline-offset: 2px; }
  & > input { position: absolute; inset: 0; opacity: 0; cursor: inherit; }
  @media (forced-colors: active) { &:has(:checked) { outline: 2px solid Highlight; } }
`;

interface PeriodChoiceProps {
  value: ReviewPeriod;
  onChange: (period: ReviewPeriod) => void;
}

/** 30, 90 or 365 days. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const name = useId();
  return (
    <Choices>
      <VisuallyHidden as="legend">{portfolioTexts.periodLabel}</VisuallyHidden>
      {reviewPeriods.map((days) => (
        <Choice key={days}>
          <input type="radio" name={name} value={days} checked={days === value} onChange={() => onChange(days)} />
          {portfolioTexts.days(days)}
        </Choice>
      ))}
    </Choices>
  );
}
