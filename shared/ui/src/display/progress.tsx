import { useId } from 'react';
import { styled } from 'styled-components';
import { formatPercent } from '../format.ts';
import { space, type Tone, tokens, toneColors } from '../tokens/names.ts';
import { progressTexts } from './texts.de.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(3)};
  margin-bottom: ${space(2)};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

const Label = styled.span`
  font-weight: 550;
`;

const Value = styled.span`
  color: ${tokens.color.textMuted};
`;

const Track = styled.div<{ $thick: boolean }>`
  height: ${({ $thick }) => ($thick ? '0.625rem' : '0.5rem')};
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.accentTrack};
`;

const Fill = styled.div<{ $percent: number; $tone: Tone }>`
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  border-radius: inherit;
  background: ${({ $tone }) => toneColors[$tone].solid};
  transition: width ${tokens.motion.base};
  forced-color-adjust: none;
`;

export interface ProgressBarProps {
  label: string;
  /** From 0 to `max`; anything beyond is cut off. */
  value: number;
  max?: number;
  /** Text at the right and for screen readers; default the percentage. */
  valueText?: string;
  tone?: Tone;
  /** Keeps label and value for screen readers only. */
  hideLabel?: boolean;
}

/** Progress towards something, with its label. */
export function ProgressBar(props: ProgressBarProps) {
  return <Bar role="progressbar" {...props} />;
}

/** A measured value within a range, such as a success rate: drawn like progress, announced as a meter. */
export function Meter(props: ProgressBarProps) {
  return <Bar role="meter" {...props} />;
}

function Bar({
  role,
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  hideLabel = false,
}: ProgressBarProps & { role: 'progressbar' | 'meter' }) {
  const labelId = useId();
  const percent = percentOf(value, max);
  const text = valueText ?? formatPercent(percent);
  const naming = hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId };
  return (
    <div>
      {!hideLabel && (
        <Head>
          <Label id={labelId}>{label}</Label>
          <Value aria-hidden="true">{text}</Value>
        </Head>
      )}
      <Track
        role={role}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        $thick={!hideLabel}
        {...naming}
      >
        <Fill $percent={percent} $tone={tone} />
      </Track>
    </div>
  );
}

function percentOf(value: number, max: number): number {
  if (!(max > 0) || !Number.isFinite(value)) return 0;
  return Math.round(Math.min(Math.max(value / max, 0), 1) * 100);
}

const Steps = styled.div`
  display: flex;
  gap: ${space(1.5)};
`;

const Step = styled.span<{ $isDone: boolean }>`
  flex: 1;
  height: 0.375rem;
  border-radius: ${tokens.radius.full};
  background: ${({ $isDone }) => ($isDone ? tokens.color.accent : tokens.color.accentTrack)};
  transition: background-color ${tokens.motion.base};
`;

export interface StepProgressProps {
  /** From 1 to `steps`. */
  step: number;
  steps: number;
  /** What this step is about. */
  title?: string;
}

/** 'Schritt 2 von 4' with one segment per step. */
export function StepProgress({ step, steps, title }: StepProgressProps) {
  const text = progressTexts.step(step, steps);
  return (
    <div>
      <Head>
        <Label>{title}</Label>
        <Value>{text}</Value>
      </Head>
      <Steps
        role="progressbar"
        aria-label={progressTexts.label}
        aria-valuemin={0}
        aria-valuemax={steps}
        aria-valuenow={step}
        aria-valuetext={title ? `${text}: ${title}` : text}
      >
        {Array.from({ length: steps }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <Step key={index} $isDone={index < step} />
        ))}
      </Steps>
    </div>
  );
}
