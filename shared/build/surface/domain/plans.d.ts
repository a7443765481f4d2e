export { PlanCard, type PlanCardProps } from './plans/plan-card.tsx';
export { PlanFeatures } from './plans/plan-features.tsx';
