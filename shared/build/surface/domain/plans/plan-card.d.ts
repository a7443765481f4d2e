import { type HeadingLevel } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { type PlanId } from './texts.de.ts';
export interface PlanCardProps {
    plan: PlanId;
    level: HeadingLevel;
    mark?: ReactNode;
    action?: ReactNode;
}
export declare function PlanCard({ plan, level, mark, action }: PlanCardProps): import("react").JSX.Element;
