import { hasFeature, type PlanFeature } from '@rezenso/contract/plans';

/**
 * Whether the plan of a member contains a feature, as SQL on its `subscription_status`: so that a statement that changes
 * something asks in the same breath. What a plan contains stands in the contract alone.
 * @param column the status, qualified where the statement needs it
 */
export function planCondition(feature: PlanFeature, column = 'subscription_status'): string {
  if (hasFeature('free', feature)) return 'true';
  return hasFeature('pro', feature) ? `${column} = 'active'` : 'false';
}
