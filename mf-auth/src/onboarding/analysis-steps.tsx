import { type AnalysisStep, analysisSteps } from '@rezenso/contract/analysis';
import { CheckIcon, Icon } from '@rezenso/ui/icons';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { analysisTexts } from './texts.de.ts';

const { color } = tokens;

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.375rem;
`;

/** A ring for what is to come, filled while it is done; a tick takes its place. */
const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  & > :first-child { width: 18px; flex: none; }
  & > i::before {
    content: '';
    display: block;
    width: 10px;
    height: 10px;
    margin: auto;
    border: 2px solid ${color.borderStrong};
    border-radius: 50%;
  }
  & > svg { color: ${color.successText}; }
  &[aria-current] { color: ${color.text}; }
  &[aria-current] > i::before { border-color: ${color.accent}; background: ${color.accent}; }
`;

/** What was done, is done and is still to come; of a server that does not tell, all of it. */
export function AnalysisSteps({ step }: { step: AnalysisStep | undefined }) {
  const reached = step ? analysisSteps.indexOf(step) : -1;
  return (
    <List>
      {analysisSteps.map((each, place) => (
        <Step key={each} aria-current={place === reached ? 'step' : undefined}>
          {place < reached ? <Icon of={CheckIcon} size="sm" label={analysisTexts.stepDone} /> : <i />}
          {analysisTexts.steps[each]}
        </Step>
      ))}
    </List>
  );
}
