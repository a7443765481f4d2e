import { type PlanId } from './texts.de.ts';
export declare function PlanFeatures({ plan }: {
    plan: PlanId;
}): import("react").JSX.Element;
