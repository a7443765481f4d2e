import { type Tone } from '../tokens.ts';
export interface ProgressBarProps {
    label: string;
    value: number;
    max?: number;
    valueText?: string;
    tone?: Tone;
    hideLabel?: boolean;
}
export declare function ProgressBar(props: ProgressBarProps): import("react").JSX.Element;
export declare function Meter(props: ProgressBarProps): import("react").JSX.Element;
export interface StepProgressProps {
    step: number;
    steps: number;
    title?: string;
}
export declare function StepProgress({ step, steps, title }: StepProgressProps): import("react").JSX.Element;
